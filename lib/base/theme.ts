// The color that browsers put around a page: the design's background color. Browsers read it only as hex.
export const THEME_COLORS = { light: '#fbfaf6', dark: '#0d1613' } as const
