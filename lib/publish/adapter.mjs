// What Next calls after an export. It loads its adapter without a compiler, so this file compiles the rest.
import { createJiti } from 'jiti'

/** @type {import('next').NextAdapter} */
export default {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir }) {
    /** @type {typeof import('./publish')} */
    const { publish } = await createJiti(import.meta.url).import('./publish.ts')
    await publish(projectDir)
  },
}
