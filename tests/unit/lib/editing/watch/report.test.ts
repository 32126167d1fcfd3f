import { formatReport, type WatchedFigure, type WatchedPage } from '@/lib/editing/watch/report'

const A = 'https://a.com/'
const B = 'https://b.com/'

const page = (address: string, other: Partial<WatchedPage> = {}): WatchedPage => ({
  ...{ address, movedTo: null, problem: null, isGone: false, ...other },
})

const figure = (place: string, text: string, other: Partial<WatchedFigure> = {}): WatchedFigure => ({
  ...{ place, figure: text, verdict: 'there', pages: [A], nearest: [], ...other },
})

test('is one line when every figure is where it was', () => {
  expect(formatReport([figure('x', '$1'), figure('y', '$2')], [page(A)])).toBe(
    '2 figures still on their page, 0 not found, 0 on pages that cannot be read. 0 pages moved, 0 gone.',
  )
})

test('groups figures by page and place, and pages by what happened to them', () => {
  const missing = { verdict: 'missing' as const }
  const unread = { verdict: 'unread' as const, pages: [B] }
  const figures = [
    figure('x', '$1'),
    figure('y', '$2', { ...missing, nearest: ['$3', '$4'] }),
    figure('z', '$5', missing),
    figure('y', '$6', missing),
    figure('y', '$7', { ...missing, pages: [A, B] }),
    figure('x', '$8', unread),
    figure('x', '$9', { ...unread, verdict: 'there' }),
  ]
  const pages = [
    page(A, { movedTo: 'https://a.com/new' }),
    page(B, { problem: 'asks for a login' }),
    page('https://c.com/', { problem: 'page gone: status 404', isGone: true }),
  ]
  expect(formatReport(figures, pages)).toBe(`Not found on the page:
  https://a.com/
    y: $2 (there: $3, $4), $6
    z: $5
  https://a.com/
  https://b.com/
    y: $7

Moved:
  https://a.com/
    now at https://a.com/new

Gone:
  https://c.com/
    page gone: status 404

Cannot be read by a program (open the page):
  https://b.com/
    asks for a login
    x: $8

2 figures still on their page, 4 not found, 1 on pages that cannot be read. 1 page moved, 1 gone.`)
})
