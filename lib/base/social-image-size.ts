// The size of the image for shared links: pages declare it (lib/seo/og-image.ts), and app/social draws it.

/** In pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const
