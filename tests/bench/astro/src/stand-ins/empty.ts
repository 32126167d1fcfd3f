// In place of `server-only`, whose point is the bundle for browsers: this site has none.
export {}
