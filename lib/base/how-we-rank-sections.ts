// The sections of /how-we-rank, in order. Other pages link to some of them.
import { ROUTES } from './routes'

export const HOW_WE_RANK_SECTIONS = {
  facts: 'The facts we look for',
  scores: 'How scores are made',
  considered: 'Who was considered',
  commissions: 'Who pays for this site',
  certificate: 'What a certificate covers',
  checks: 'What has been checked',
  data: 'The data files',
} as const

export type HowWeRankSection = keyof typeof HOW_WE_RANK_SECTIONS

/** "/how-we-rank#certificate" */
export const howWeRankHref = (section: HowWeRankSection): string => `${ROUTES.howWeRank}#${section}`
