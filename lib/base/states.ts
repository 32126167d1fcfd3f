// The 50 states by code and name, in alphabetical order of their names. Browsers load this file.

const STATES = (
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, ' +
  'DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, ' +
  'KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
  'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
  'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
  'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, ' +
  'VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming'
).split(', ')

/** The names of the 50 states. The quiz offers them, and its addresses may contain no others. */
export const US_STATES: readonly string[] = STATES.map((state) => state.slice(3))

/** The codes that a record may list: the 50 states and DC. */
export const STATE_CODES: readonly string[] = [...STATES.map((state) => state.slice(0, 2)), 'DC']

/** "New York" → "NY" */
export const findStateCode = (name: string): string | undefined => STATE_CODES[US_STATES.indexOf(name)]

/** State codes as names ("NY" → "New York"), without DC, which the quiz does not offer. */
export const nameStates = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => STATES.find((state) => state.startsWith(code))?.slice(3) ?? [])
