/** What stands around the content: the fixed pages of the site and the images in public/. */
export type Surroundings = {
  staticRoutes: readonly string[]
  hasPublicFile: (path: string) => boolean
}
