// The settings that the build reads, checked before anything is compiled.
import { getBuildDate } from '../base/month'
import { readSiteUrl } from '../base/site-url'
import { readEndpoint } from '../contact/send'

type Settings = Readonly<Record<string, string | undefined>>

/** A sentence for each setting that cannot be used. */
export const listSettingErrors = (env: Settings): string[] =>
  [
    () => readSiteUrl(env.NEXT_PUBLIC_SITE_URL),
    () => readEndpoint(env.NEXT_PUBLIC_CONTACT_ENDPOINT),
    () => getBuildDate(env.SOURCE_DATE_EPOCH),
  ].flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      return [(error as Error).message]
    }
  })
