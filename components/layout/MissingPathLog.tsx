'use client'
// A client component because only the browser knows which path is missing.
import { useEffect } from 'react'

/** Writes the missing path to the console, once. It is never shown on the page. */
export function MissingPathLog() {
  useEffect(() => {
    console.log('Page not found:', location.pathname)
  }, [])
  return null
}
