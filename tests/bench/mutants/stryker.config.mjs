// What is mutated, room by room, and what is left out with its reason. run.mjs sets MUTANTS_ROOM, and
// MUTANTS_FILES where only some files of the room are wanted: their report must not pass for that of the room.
const { MUTANTS_ROOM: room = '', MUTANTS_FILES: files = '' } = process.env

/** File → why no mutant of it counts. */
export const LEFT_OUT = {
  'lib/content/check-cli.ts': 'the command itself: reads, prints and ends; what it calls counts',
  'lib/content/write-schemas-cli.ts': 'the command itself: writes the files that json-schemas.ts makes',
  'lib/launch/check-cli.ts': 'the command itself: reads, prints and ends; what it calls counts',
  'lib/content/json-schemas.ts':
    'writes editors’ JSON Schemas; a test compares them with the files in content/',
  'lib/content/index.ts': 'server-only, loads in Next alone; one getter a kind and no decision',
  'lib/content/page-metadata.ts': 'needs index.ts; hands words to site/metadata.ts, which counts',
  'lib/content/site-metadata.ts': 'needs index.ts; hands words to site/metadata.ts, which counts',
  'lib/publish/adapter.mjs': 'the order of the steps inside Next’s build; tests/site reads what they wrote',
  'lib/publish/serve.mjs': 'a server process; tests/site and tests/e2e run it as one',
  'lib/publish/start.mjs': 'the command itself: builds, then serves',
  'lib/publish/found.mjs': 'writes the files that other steps draw; tests/site reads them in the export',
  'lib/publish/icons.mjs': 'pixels; tests/site reads the icons as images',
  'lib/publish/draw.mjs': 'pixels; tests/site reads the pictures as images',
  'lib/publish/social-images.mjs': 'pixels; tests/site reads the pictures as images',
}

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'unit',
  plugins: ['./tests/bench/mutants/runner.mjs'],
  coverageAnalysis: 'perTest',
  tsconfigFile: 'none: TypeScript 7 lacks what would read it',
  mutate: [
    ...(files ? files.split(',') : [`lib/${room}/**/*.{ts,mjs}`]),
    ...Object.keys(LEFT_OUT).map((file) => `!${file}`),
  ],
  ignorePatterns: [
    '/out',
    '/.next',
    '/test-results',
    '/screenshots',
    '/tests/{e2e,site,structure}',
    '/tests/bench/{astro,lighthouse}',
  ],
  tempDirName: '.stryker-tmp',
  concurrency: 2,
  timeoutMS: 30_000, // a busy machine must not pass for a noticed mutant
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.stryker-tmp/report-${room}${files ? '-files' : ''}.json` },
}
