// What the publish steps need of the content: they run after the build, where TypeScript is gone.
// lib/publish/found.mjs reads this file and removes it from the export.
import { getFaq, getGuides, getLegalPages, getPages, getProviders, getSite, getSources } from '@/lib/content'
import { SITE_URL } from '@/lib/seo/metadata'
import { makeSocialCards } from '@/lib/seo/social-cards'
import { makeStructuredData } from '@/lib/seo/structured-data/pages'

export const dynamic = 'force-static'

export function GET() {
  const { name, supportEmail } = getSite()
  const facts = {
    pages: getPages(),
    providers: getProviders(),
    guides: getGuides(),
    legal: getLegalPages(),
  }
  return Response.json({
    name,
    cards: makeSocialCards(facts),
    structuredData: makeStructuredData({
      ...facts,
      siteUrl: SITE_URL,
      name,
      supportEmail,
      faq: getFaq(),
      getSources,
    }),
  })
}
