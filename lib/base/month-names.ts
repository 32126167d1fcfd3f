// The names of months.

// Our own names, because toLocaleString makes the browser load its locale data first: on a slow phone, that delays the
// first paint by 100 ms.
export const MONTHS = 'January February March April May June July August September October November December'

export const MONTH_NAMES = MONTHS.split(' ')
