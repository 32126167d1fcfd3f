import { faultsAfter } from '../../../fixtures/fixture-content'

test('a page of the route map without its words is asked for them, by what they are', () => {
  expect(faultsAfter({ 'pages.pages.contact': undefined })).toContainEqual({
    file: 'content/pages.json',
    field: 'pages.contact',
    message:
      'missing: expected { "label": "…", "title": "…", "description": "…" }. Add the field; see content/schemas for what it holds.',
  })
})

test('words for a page that the route map does not hold are refused', () => {
  expect(faultsAfter({ 'pages.pages.contacts': { label: 'Contact' } }).map(({ field }) => field)).toEqual([
    'pages.contacts',
  ])
})
