// The findings of verify-live: one entry for each problem, with every address that has it.

type FindingKind =
  | 'commit'
  | 'differs'
  | 'missing'
  | 'extra'
  | 'header'
  | 'redirect'
  | 'status'
  | 'compression'
  | 'protocol'

export type Finding = { kind: FindingKind; message: string; paths: string[] }

/** Reports a problem at an address. Addresses with the same problem share an entry. */
export type Report = (kind: FindingKind, path: string, message: string) => void

export function collectFindings(): { findings: Finding[]; report: Report } {
  const findings: Finding[] = []
  const report: Report = (kind, path, message) => {
    const same = findings.find((finding) => finding.kind === kind && finding.message === message)
    if (same) same.paths.push(path)
    else findings.push({ kind, message, paths: [path] })
  }
  return { findings, report }
}
