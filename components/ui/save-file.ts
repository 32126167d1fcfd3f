const URL_LIFE_MS = 60_000

/** Gives the visitor a calendar file that was made in the browser. */
export function saveCalendarFile(file: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), URL_LIFE_MS)
}
