// Parses one line of an access log: nginx (combined), Cloudflare (Logpush, http_requests), or Netlify (log drain,
// traffic). Discards the visitor's address. Does not decide what counts as a click.

export type LoggedRequest = {
  method: string
  /** Path and query, or a full URL. */
  target: string
  status: number
  /** Milliseconds since 1970. */
  time: number
  /** '' if the visitor sent none, null if the log does not contain it. */
  userAgent: string | null
  referer: string
  /** Null if the log does not contain it. */
  host: string | null
  /** The Sec-Purpose header, if it is logged: "prefetch" or "prefetch;prerender". */
  purpose: string
}

/** The requests in a line, or null if it is in none of the formats. A JSON array contains several. */
export function parseLogLine(line: string): LoggedRequest[] | null {
  if (!/^[{[]/.test(line)) return wrap(parseCombined(line))
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  const entries = (Array.isArray(value) ? value : [value]).map(parseEntry)
  return entries.every((entry) => entry !== null) ? entries : null
}

const wrap = (request: LoggedRequest | null) => request && [request]

// `$remote_addr - $remote_user [$time_local] "$request" $status $body_bytes_sent "$http_referer" "$http_user_agent"`,
// and whatever follows. nginx writes a quote within quotes as \x22, Apache as \".
const QUOTED = String.raw`"([^"\\]*(?:\\.[^"\\]*)*)"`
const COMBINED = new RegExp(
  String.raw`^\S+ [^"]*?\[([0-3]\d)/(\w{3})/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)\] ${QUOTED} (\d{3}) (?:\d+|-) ${QUOTED} ${QUOTED}(.*)$`,
)
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function parseCombined(line: string): LoggedRequest | null {
  const match = COMBINED.exec(line)
  if (!match) return null
  const [, day, monthName = '', year, hour, minute, second, sign, zoneHours, zoneMinutes] = match
  const [request = '', status, referer = '', userAgent = '', rest = ''] = match.slice(10)
  const month = MONTHS.indexOf(monthName)
  const [method, target] = request.split(' ')
  const zone = `${sign}${zoneHours}:${zoneMinutes}`
  const date = `${year}-${String(month + 1).padStart(2, '0')}-${day}`
  // NaN if the month, day, or hour does not exist.
  const time = Date.parse(`${date}T${hour}:${minute}:${second}${zone}`)
  if (Number.isNaN(time) || !method || !target) return null
  return {
    method,
    target,
    status: Number(status),
    time,
    userAgent: withoutDash(userAgent),
    referer: withoutDash(referer),
    host: null,
    purpose: /"(prefetch\b[^"]*)"/.exec(rest)?.[1] ?? '',
  }
}

/** nginx writes "-" for an empty value. */
const withoutDash = (text: string) => (text === '-' ? '' : text)

function parseEntry(entry: unknown): LoggedRequest | null {
  if (entry === null || typeof entry !== 'object') return null
  const fields = new Map(Object.entries(entry))
  return fields.has('EdgeStartTimestamp') ? parseCloudflare(fields) : parseNetlify(fields)
}

type Fields = ReadonlyMap<string, unknown>

/** https://developers.cloudflare.com/logs/logpush/logpush-job/datasets/zone/http_requests/ */
function parseCloudflare(fields: Fields): LoggedRequest | null {
  const headers = fields.get('RequestHeaders') // a custom field of the job
  const purpose =
    headers !== null && typeof headers === 'object'
      ? Object.entries(headers).find(([name]) => name.toLowerCase() === 'sec-purpose')?.[1]
      : undefined
  return toRequest({
    method: fields.get('ClientRequestMethod'),
    target: fields.get('ClientRequestPath') ?? fields.get('ClientRequestURI'),
    status: fields.get('EdgeResponseStatus'),
    time: fields.get('EdgeStartTimestamp'),
    userAgent: fields.get('ClientRequestUserAgent'),
    referer: fields.get('ClientRequestReferer'),
    host: fields.get('ClientRequestHost'),
    purpose,
  })
}

/** https://docs.netlify.com/manage/monitoring/log-drains/ */
function parseNetlify(fields: Fields): LoggedRequest | null {
  const url = fields.get('url')
  return toRequest({
    method: fields.get('method'),
    target: url,
    status: fields.get('status_code'),
    time: fields.get('timestamp'),
    userAgent: fields.get('user_agent'),
    referer: fields.get('referrer'),
    host: typeof url === 'string' && URL.canParse(url) ? new URL(url).host : fields.get('domain'),
    purpose: undefined,
  })
}

function toRequest(raw: Record<keyof LoggedRequest, unknown>): LoggedRequest | null {
  const { method, target, userAgent } = raw
  const status = Number(raw.status)
  const time = toMilliseconds(raw.time)
  if (typeof method !== 'string' || typeof target !== 'string') return null
  if (!Number.isInteger(status) || time === null) return null
  return {
    method,
    target,
    status,
    time,
    userAgent: userAgent === undefined ? null : toText(userAgent),
    referer: toText(raw.referer),
    host: toText(raw.host) || null,
    purpose: toText(raw.purpose),
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Both hosts can write seconds, milliseconds or nanoseconds as a number, or RFC 3339. */
function toMilliseconds(value: unknown): number | null {
  if (typeof value === 'string') {
    const time = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
    return Number.isNaN(time) ? null : time
  }
  if (typeof value !== 'number' || !(value > 0)) return null
  const unit = [1e11, 1e14, 1e17, 1e20].findIndex((end) => value < end)
  return unit < 0 ? null : value * 1000 ** (1 - unit)
}
