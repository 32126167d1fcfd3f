import { Disclosure } from '@/components/providers/Disclosure'
import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { Section } from '@/components/ui/Section'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getProjection, getProviders } from '@/lib/content'
import { AFFILIATE_LINK_ATTRIBUTES, getVisitUrl } from '@/lib/providers/affiliate-link'

/** Two providers, visually separate from the projection: what they offer is not what a trial measured. */
export function Recommendations() {
  const { recommendations, compoundedNotice } = getProjection()
  return (
    <Section id="recommendations" title="Providers to look at">
      <Disclosure />
      <p className="mb-6 max-w-measure text-sm text-muted">{compoundedNotice}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
        {recommendations.map(({ provider: id, offer }) => {
          const provider = getProviders().find((entry) => entry.id === id)
          return (
            provider && (
              <li
                key={id}
                className="flex flex-col items-start justify-between gap-5 rounded-lg border border-line bg-card p-6 md:flex-row md:flex-wrap md:items-center"
              >
                <div className="min-w-0">
                  <h3 id={`recommended_${id}`} className="heading-3">
                    {provider.name}
                  </h3>
                  <p className="text-muted">{offer}</p>
                </div>
                <p className="text-center text-sm text-muted print:text-left">
                  <span className="hidden print:block">{new URL(provider.websiteUrl).host} (paid link)</span>
                  <a
                    {...AFFILIATE_LINK_ATTRIBUTES}
                    href={getVisitUrl(provider, 'calculator')}
                    aria-describedby={`recommended_${id} paid_${id}`}
                    className={`${BUTTON_CLASSES} bg-accent text-base text-on-accent hover:bg-accent-hover`}
                  >
                    Visit
                    <OutwardIcon className="size-4" />
                  </a>
                  <span id={`paid_${id}`} className="mt-1 block print:hidden">
                    Paid link <span className="sr-only">(opens in a new tab)</span>
                  </span>
                </p>
              </li>
            )
          )
        })}
      </ul>
      <p className="mt-6">
        <StandaloneLink href={ROUTES.rankings} variant="strong">
          View All Providers →
        </StandaloneLink>
      </p>
    </Section>
  )
}
