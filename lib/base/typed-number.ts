/** Every number that a browser's number field accepts, in ASCII digits with at most one decimal point: "1e2" is 100. */
export const TYPED_NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
