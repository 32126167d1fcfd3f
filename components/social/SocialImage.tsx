// The image of a shared link, for satori: every box with several children is a flex box, and styles are inline, because
// the drawing is not part of a page.
import type { ReactNode } from 'react'
import type { SocialCard } from '@/lib/seo/social-cards'
import { SocialPicture } from './SocialPicture'
import { COLORS, clamp } from './style'

type Props = { card: SocialCard; siteName: string /** The icon as SVG. */; mark: string }

/** The site's name, the title, and a picture under a label strip; or, without a picture, a sentence. */
export function SocialImage({ card: { title, badge, line, picture }, siteName, mark }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '40px 56px 36px',
        backgroundColor: COLORS.paper,
        borderBottom: `14px solid ${COLORS.accent}`,
        color: COLORS.ink,
        fontFamily: 'Noto Sans',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        {/* biome-ignore lint/performance/noImgElement: part of a drawing, not of a page */}
        <img
          alt=""
          src={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`}
          width={44}
          height={44}
        />
        <div style={{ ...clamp(1), flexGrow: 1, marginLeft: 10, fontSize: 36, fontWeight: 600 }}>
          {siteName}
        </div>
        {badge && (
          <div
            style={{
              ...clamp(1),
              maxWidth: 460,
              padding: '8px 24px',
              borderRadius: 30,
              backgroundColor: COLORS['accent-soft'],
              color: COLORS.accent,
              fontSize: 24,
              fontWeight: 600,
            }}
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
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              flexGrow: 1,
              overflow: 'hidden',
              border: `2px solid ${COLORS.ink}`,
              borderRadius: 22,
              backgroundColor: COLORS.card,
            }}
          >
            <Strip texts={picture.strip} />
            <SocialPicture picture={picture} />
          </div>
        </>
      ) : (
        <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
          <Title size={title.length <= 30 ? 84 : 64} lines={3}>
            {title}
          </Title>
          <div style={{ ...clamp(3), color: COLORS.muted, fontSize: 32, lineHeight: 1.4 }}>{line}</div>
        </div>
      )}
    </div>
  )
}

function Title({ size, lines, children }: { size: number; lines: number; children: ReactNode }) {
  return (
    <div
      style={{
        ...clamp(lines),
        flexShrink: 0,
        margin: '16px 0 18px',
        fontFamily: 'Newsreader',
        fontSize: size,
        fontWeight: 600,
        letterSpacing: '-0.015em',
        lineHeight: 1.15,
      }}
    >
      {children}
    </div>
  )
}

function Strip({ texts: [left, right] }: { texts: readonly [string, string] }) {
  return (
    <div
      style={{
        display: 'flex',
        flexShrink: 0,
        justifyContent: 'space-between',
        padding: '14px 32px',
        backgroundColor: COLORS.strip,
        color: COLORS['on-strip'],
        fontSize: 22,
        letterSpacing: '0.06em',
        textTransform: 'uppercase',
      }}
    >
      <div style={{ ...clamp(1), fontWeight: 700 }}>{left}</div>
      {right && <div style={{ ...clamp(1), marginLeft: 32, opacity: 0.85 }}>{right}</div>}
    </div>
  )
}
