// The images of shared links, drawn when the site is built.
import { readFileSync } from 'node:fs'
import { SocialImage } from '@/components/social/SocialImage'
import { getContent } from '@/lib/content'
import { drawImage, readOrDraw, removeUnsupported } from '@/lib/seo/draw-image'
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/metadata'
import { makeSocialCards } from '@/lib/seo/social-cards'

type Params = { image: string[] }

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = (): Params[] =>
  [...getCards().keys()].map((path) => ({ image: path.split('/').slice(2) }))

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { image } = await params
  const card = getCards().get(`/social/${image.join('/')}`)
  if (!card) return new Response(null, { status: 404 })
  const facts = {
    card: removeUnsupported(card),
    siteName: getContent().site.name,
    mark: readFileSync('app/icon.svg', 'utf8'),
  }
  const png = await readOrDraw(facts, () => drawImage(<SocialImage {...facts} />, SOCIAL_IMAGE_SIZE))
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}

let cards: ReturnType<typeof makeSocialCards> | undefined

/** Once per process of a build; in development, the content may have changed. */
function getCards() {
  if (!cards || process.env.NODE_ENV === 'development') cards = makeSocialCards()
  return cards
}
