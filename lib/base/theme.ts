// The colour that browsers put around a page: the paper of the design, which they read as hex only.
export const THEME_COLORS = { light: '#fbfaf6', dark: '#0d1613' } as const
