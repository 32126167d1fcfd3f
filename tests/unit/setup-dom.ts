// Setup for tests with a DOM. The matchers cost a tenth of a second per file, so no other tests load them.
import '@testing-library/jest-dom'

// jsdom has no layout, so it does not implement scrolling.
Element.prototype.scrollIntoView = () => {}
