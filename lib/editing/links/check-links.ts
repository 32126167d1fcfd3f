// Fetches every outbound link once and reports what a reader would find there.
import { isStandIn } from '../../base/stand-in'
import type { CheckedContent } from '../../content/kinds'
import type { FetchPages, Report } from '../web/command'
import { collectLinks, type Place } from './collect-links'
import { type Judgment, judgeLink, VERDICTS } from './judge-link'

type Level = (typeof VERDICTS)[keyof typeof VERDICTS]['level']

type CheckedLink = Judgment & { address: string; level: Level; label: string; places: Place[] }

/** Stand-ins (.example and the like) are listed, not fetched. */
export async function checkLinks(content: CheckedContent, fetchPages: FetchPages): Promise<Report> {
  const places = collectLinks(content)
  const standIns = [...places.keys()].filter(isStandIn)
  const answers = await fetchPages([...places.keys()].filter((address) => !isStandIn(address)))
  const links = [...answers].map(([address, fetched]): CheckedLink => {
    const judgment = judgeLink(address, fetched)
    return { address, ...judgment, ...VERDICTS[judgment.verdict], places: places.get(address) ?? [] }
  })
  const count = (level: Level) => links.filter((link) => link.level === level).length
  const summary = {
    look: count('look'),
    unclear: count('unclear'),
    fine: count('fine'),
    standIns: standIns.length,
  }
  return {
    text: formatLinks(links, standIns, summary),
    json: { summary, links, standIns: standIns.map((address) => ({ address, places: places.get(address) })) },
    isFine: summary.look === 0,
  }
}

const TITLES = {
  look: 'To look at',
  unclear: 'Unclear to a program (open these in a browser)',
} as const

function formatLinks(
  links: readonly CheckedLink[],
  standIns: readonly string[],
  { look, unclear, fine }: Record<Level, number>,
): string {
  const groups = (['look', 'unclear'] as const).flatMap((level) => {
    const rows = links
      .filter((link) => link.level === level)
      .sort((a, b) => a.label.localeCompare(b.label) || a.address.localeCompare(b.address))
      .flatMap(({ address, label, detail, places }) => [
        `  ${address}`,
        `    ${label}: ${detail}`,
        ...places.map((place) => `    ${place}`),
      ])
    return rows.length > 0 ? [`${TITLES[level]}:`, ...rows, ''] : []
  })
  const waiting =
    standIns.length > 0 ? [`Stand-ins, not fetched (npm run launch-check): ${standIns.join(', ')}`, ''] : []
  return [...groups, ...waiting, `${look} to look at, ${unclear} unclear, ${fine} fine.`].join('\n')
}
