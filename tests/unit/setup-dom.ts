// Matchers for the DOM. They cost a tenth of a second a file, so only tests that have a DOM load them.
import '@testing-library/jest-dom'
