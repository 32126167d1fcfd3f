// How large the picture beside a shared link is: what a page says of it (lib/seo/og-image.ts) and how it is
// drawn (social-images.mjs) are one figure.

/** In pixels. */
export const SOCIAL_IMAGE_SIZE = /** @type {const} */ ({ width: 1200, height: 630 })
