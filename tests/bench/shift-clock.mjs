// Preloaded into a program with `--import`: sets its clock CLOCK_SHIFT_DAYS days ahead.
const shiftMs = Number(process.env.CLOCK_SHIFT_DAYS ?? 0) * 86_400_000
const readNow = Date.now
Date.now = () => readNow() + shiftMs
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now()], made),
  apply: (target) => new target(target.now()).toString(),
})
