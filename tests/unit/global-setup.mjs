// Before each run, also each of `npm run unit -- --watch`: forgets the fixture content that the last one checked (fixtures/checked-content.ts).
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export default () => rmSync(path.join(tmpdir(), 'checked-content.json'), { force: true })
