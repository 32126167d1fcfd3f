// Whether somebody has read on the seller's page what this page says, and whether that is due again. Server only.
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { formatCheck, isReadingValid, type Reading } from '@/lib/providers/checks'

const getLimits = () => getContent().site.checksExpireAfterDays

/** "checked November 3, 2026, due again" */
export const describeCheck = (reading: Reading): string => formatCheck(reading, getLimits(), getBuildDay())

export const isValid = (reading: Reading | undefined): boolean =>
  isReadingValid(reading, getLimits(), getBuildDay())
