// What tests with a DOM need. The matchers cost a tenth of a second a file, so only tests that have a DOM load them.
import '@testing-library/jest-dom'

// jsdom has no layout, and so nothing to scroll to.
Element.prototype.scrollIntoView = () => {}
