// The images of shared links, drawn when the site is built.
import { SocialImage } from '@/components/social/SocialImage'
import { getSocialCards } from '@/components/social/social-cards'
import { drawImage } from '@/lib/seo/draw-image'
import { SOCIAL_IMAGE_SIZE } from '@/lib/seo/metadata'

export const dynamic = 'force-static'
export const dynamicParams = false

// Once per process: with 500 guides, listing the cards for each image took 1.4 s of a worker.
const cards = getSocialCards()

export const generateStaticParams = () =>
  [...cards.keys()].map((path) => ({ image: path.split('/').slice(2) }))

export async function GET(_: Request, { params }: RouteContext<'/social/[...image]'>) {
  const { image } = await params
  const card = cards.get(`/social/${image.join('/')}`)
  if (!card) return new Response(null, { status: 404 })
  const png = await drawImage(<SocialImage {...card} />, SOCIAL_IMAGE_SIZE)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
