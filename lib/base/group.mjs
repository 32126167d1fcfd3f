// Plain data of unknown shape. Plain JavaScript, because the plugin for guides loads it by its path.

/** Whether it is a group of named fields. @param {unknown} value @returns {value is Record<string, unknown>} */
export const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
