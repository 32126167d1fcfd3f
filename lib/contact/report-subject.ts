// "/contact?about=t-mates" fills in the subject. Only a known id counts: nothing else in the address reaches the form.

/** The subject for a query string, or null if it contains no known id. */
export function getReportSubject(search: string, records: readonly { id: string; name: string }[]) {
  const values = new URLSearchParams(search).getAll(REPORT_PARAMETER)
  const record = values.length === 1 ? records.find(({ id }) => id === values[0]) : undefined
  return record ? `Error in the record of ${record.name}` : null
}

const REPORT_PARAMETER = 'about'

/** The query that `getReportSubject` reads. */
export const getReportQuery = (id: string): string => `?${REPORT_PARAMETER}=${id}`
