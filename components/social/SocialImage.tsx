import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { getContent } from '@/lib/content'
import { Text } from './Text'

const ICON = readFileSync('app/icon.svg', 'base64')

export type SocialCard = {
  title: string
  badge?: string
  /** Shown on a page without a picture. */
  description: string
  picture?: ReactNode
}

/** The image of a shared link: the site's name, the title, and a picture; or, without one, a sentence and the icon. */
export const SocialImage = ({ title, badge, description, picture }: SocialCard) => (
  <div tw="flex flex-col w-full h-full px-[56px] pt-[40px] pb-[36px] bg-paper border-b-[14px] border-accent text-ink font-sans">
    <div tw="flex items-center">
      <SiteIcon size={44} />
      <Text lines={1} tw="grow ml-[10px] text-[36px] font-semibold">
        {getContent().site.name}
      </Text>
      {badge && (
        <Text
          lines={1}
          tw="max-w-[460px] px-[24px] py-[8px] rounded-[30px] bg-accent-soft text-accent text-[24px] font-semibold"
        >
          {badge}
        </Text>
      )}
    </div>
    {picture ? (
      <>
        <Title size={title.length <= 36 ? 56 : 46} lines={title.length <= 46 ? 1 : 2} text={title} />
        {picture}
      </>
    ) : (
      <div tw="flex grow items-center">
        <div tw="flex flex-col grow w-[700px] mr-[48px]">
          <Title size={title.length <= 30 ? 76 : 60} lines={3} text={title} />
          <Text lines={4} tw="text-muted text-[32px] leading-[1.4]">
            {description}
          </Text>
        </div>
        <SiteIcon size={300} />
      </div>
    )}
  </div>
)

const SiteIcon = ({ size }: { size: number }) => (
  // biome-ignore lint/performance/noImgElement: part of a drawing, not of a page
  <img alt="" src={`data:image/svg+xml;base64,${ICON}`} width={size} height={size} />
)

const Title = ({ size, lines, text }: { size: number; lines: number; text: string }) => (
  <Text
    lines={lines}
    tw={`shrink-0 mt-[16px] mb-[18px] font-serif font-semibold leading-[1.15] text-[${size}px]`}
    style={{ letterSpacing: '-0.015em' }}
  >
    {text}
  </Text>
)
