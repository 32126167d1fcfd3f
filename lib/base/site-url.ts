// The public address of the site, which the setting NEXT_PUBLIC_SITE_URL names.

const DEFAULT_SITE_URL = 'https://weighpoint.example'

/** The site's address without a trailing slash. Throws on one with a path: every link in the export starts with "/". */
export function readSiteUrl(setting: string | undefined): string {
  if (!setting) return DEFAULT_SITE_URL
  const origin = URL.canParse(setting) ? new URL(setting).origin : ''
  if (!/^https?:/.test(origin) || origin !== setting.replace(/\/+$/, '')) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL: expected the address of a host without a path, like "https://weighpoint.com", got "${setting}". Correct or unset it.`,
    )
  }
  return origin
}
