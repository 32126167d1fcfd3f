// Loaded by name into the process that is measured: at its end it writes what it used to the file named by USAGE_FILE.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const usage = { megabytes: maxRSS / 1000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }
  writeFileSync(process.env.USAGE_FILE ?? '', JSON.stringify(usage))
})
