// The size of the image for shared links: pages declare it (lib/seo/og-image.ts), and
// lib/seo/images/social-images.mjs draws it.

/** In pixels. */
export const SOCIAL_IMAGE_SIZE = /** @type {const} */ ({ width: 1200, height: 630 })
