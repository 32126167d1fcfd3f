// Says at the end of a run which hosts the tests ran against, and which they could not.
import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter'
import { findNginx } from './find-nginx'

export default class HostReporter implements Reporter {
  #counts: Record<string, number> = {}
  #isWhole = false

  onBegin(config: FullConfig, suite: Suite) {
    this.#isWhole = config.projects.some((project) => project.name === 'e2e')
    for (const project of suite.suites) this.#counts[project.title] = project.allTests().length
  }

  onEnd() {
    const nginx = findNginx()
    if (nginx && this.#counts.nginx)
      console.log(`\nnginx: ${this.#counts.nginx} tests ran against nginx ${nginx.version}.`)
    if (!nginx && this.#isWhole)
      console.log('\nnginx: skipped, because there is none on this machine. Nothing was tested against it.')
  }
}
