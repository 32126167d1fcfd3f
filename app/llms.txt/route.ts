import { formatDisclosure } from '@/components/layout/Disclosure'
import { getEditionNote } from '@/components/layout/EditionStrip'
import { formatNote } from '@/lib/providers/edition-note'
import { makeLlmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

export function GET() {
  const note = getEditionNote()
  return new Response(makeLlmsText({ edition: note && formatNote(note), disclosure: formatDisclosure() }))
}
