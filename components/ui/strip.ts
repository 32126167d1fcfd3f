/** The dark strip on top of a label: its title, and at the right what its figures rest on. */
export const STRIP =
  'flex items-center justify-between gap-x-4 bg-strip px-inset py-1.5 md:py-2.5 text-xs/tight font-semibold uppercase tracking-[0.1em] text-on-strip'
