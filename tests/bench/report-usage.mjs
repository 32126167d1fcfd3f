// Preloaded into the measured process with `--import`. On exit it writes memory and CPU use to the file in USAGE_FILE.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = { megabytes: maxRSS / 1000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage))
})
