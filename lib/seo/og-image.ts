// The og:image of a page: its path, size, and alt text. app/social draws it.
import { SOCIAL_IMAGE_SIZE } from '../base/social-image-size'

/** The path of a page's social image: `/social/home.png`, `/social/guides/glp1-side-effects.png`. */
export const socialImagePath = (path: string): string => `/social${path === '/' ? '/home' : path}.png`

type Facts = { path: string; title: string; siteName: string }

/** The og:image fields of a page. */
export function getSocialImage({ path, title, siteName }: Facts) {
  return {
    url: socialImagePath(path),
    ...SOCIAL_IMAGE_SIZE,
    alt: `${siteName}: ${title}`,
    type: 'image/png',
  }
}
