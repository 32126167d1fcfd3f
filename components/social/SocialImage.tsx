// The image of a shared link.
import type { ReactNode } from 'react'
import type { SocialCard } from '@/lib/seo/social-cards'
import { SocialPicture } from './SocialPicture'
import { clamp } from './satori'

type Props = { card: SocialCard; siteName: string /** The icon as SVG. */; mark: string }

/** The site's name, the title, and a picture under a label strip; or, without a picture, a sentence and the icon. */
export function SocialImage({ card: { title, badge, line, picture }, siteName, mark }: Props) {
  const icon = (size: number) => (
    // biome-ignore lint/performance/noImgElement: part of a drawing, not of a page
    <img
      alt=""
      src={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`}
      width={size}
      height={size}
    />
  )
  return (
    <div tw="flex flex-col w-full h-full px-[56px] pt-[40px] pb-[36px] bg-paper border-b-[14px] border-accent text-ink font-sans">
      <div tw="flex items-center">
        {icon(44)}
        <div tw="grow ml-[10px] text-[36px] font-semibold" style={clamp(1)}>
          {siteName}
        </div>
        {badge && (
          <div
            tw="max-w-[460px] px-[24px] py-[8px] rounded-[30px] bg-accent-soft text-accent text-[24px] font-semibold"
            style={clamp(1)}
          >
            {badge}
          </div>
        )}
      </div>
      {picture ? (
        <>
          <Title size={title.length <= 36 ? 56 : 46} lines={title.length <= 46 ? 1 : 2}>
            {title}
          </Title>
          <div tw="flex flex-col grow overflow-hidden border-2 border-ink rounded-[22px] bg-card">
            <Strip texts={picture.strip} />
            <SocialPicture picture={picture} />
          </div>
        </>
      ) : (
        <div tw="flex grow items-center">
          <div tw="flex flex-col grow w-[700px] mr-[48px]">
            <Title size={title.length <= 30 ? 76 : 60} lines={3}>
              {title}
            </Title>
            <div tw="text-muted text-[32px] leading-[1.4]" style={clamp(4)}>
              {line}
            </div>
          </div>
          {icon(300)}
        </div>
      )}
    </div>
  )
}

const Title = ({ size, lines, children }: { size: number; lines: number; children: ReactNode }) => (
  <div
    tw={`shrink-0 mt-[16px] mb-[18px] font-serif font-semibold leading-[1.15] text-[${size}px]`}
    style={{ ...clamp(lines), letterSpacing: '-0.015em' }}
  >
    {children}
  </div>
)

const Strip = ({ texts: [left, right] }: { texts: readonly [string, string] }) => (
  <div tw="flex shrink-0 justify-between px-[32px] py-[14px] bg-strip text-on-strip text-[22px] uppercase">
    <div tw="font-bold" style={clamp(1)}>
      {left}
    </div>
    {right && (
      <div tw="ml-[32px] opacity-85" style={clamp(1)}>
        {right}
      </div>
    )}
  </div>
)
