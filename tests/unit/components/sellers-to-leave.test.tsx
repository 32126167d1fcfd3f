// The list of /leaving with other sellers than the site has: none that we know, one, and 60 that say everything.
import { brotliCompressSync } from 'node:zlib'
import { render, screen, within } from '@testing-library/react'
import { SellersToLeave } from '@/components/leaving/SellersToLeave'
import * as content from '@/lib/content'
import type { ListedRecord } from '@/lib/providers/ranking'
import type { Leaving } from '@/lib/schemas/leaving'
import { getSellers } from '../../fixtures/sellers'

jest.mock('@/lib/content', () => ({ ...jest.requireActual('@/lib/content'), getRecords: jest.fn() }))

const [SELLER] = getSellers()

const list = (leaving: readonly (Leaving | undefined)[]) => {
  jest.mocked(content.getRecords).mockReturnValue(
    leaving.map((one, index) => ({
      ...SELLER,
      id: `seller-${index}`,
      name: `Seller ${index}`,
      facts: {},
      offers: [{ id: 'a' }],
      ...(one && { leaving: one }),
    })) as unknown as ListedRecord[],
  )
  return render(<SellersToLeave />)
}

test('nothing is known: one line with the name of each, to ask first', () => {
  const { container } = list(Array.from({ length: 60 }, () => undefined))
  expect(container).toHaveTextContent(
    'We compare 60 online providers. There are others. We don’t know yet how to leave any of them: ask first.',
  )
  expect(screen.getAllByRole('link')).toHaveLength(60)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

test('one seller of which one thing is known: what to ask it', () => {
  list([{ hoursBeforeBill: 48 }])
  expect(
    screen.getByText('We compare one online provider. There are others. We know how to leave 1 of them.'),
  ).toBeVisible()
  const row = within(screen.getByRole('listitem'))
  expect(row.getByText('48 hours')).toBeVisible()
  expect(row.getByText(/^Ask: Where do I cancel.* What do you pay back, and when\?$/)).toBeVisible()
})

test('60 sellers of which everything is known stay small', () => {
  const { container } = list(
    Array.from({ length: 60 }, (_, index) => ({
      page: `https://seller-${index}.example/cancel`,
      phone: `1-800-555-${1000 + index * 37}`,
      mail: `stop@seller-${index}.example`,
      hoursBeforeBill: 24 + index,
      orderUnderWay: `An order that is ${index} days old is sent and billed.`,
      paidBack: `Months that have not begun, less $${index}.`,
    })),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(60)
  // /leaving has 7,700 bytes without them, of 14,600.
  expect(brotliCompressSync(container.innerHTML).length).toBeLessThan(6500)
})
