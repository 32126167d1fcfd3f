import { COLORS } from '@/lib/seo/colors'
import type { PictureOf } from '@/lib/seo/social-pictures'
import { clamp } from './satori'

/** 100 people on the drug and 100 on placebo: gray for as many as on placebo, green for those the drug adds. */
export function DotsPicture({ name, drug, placebo }: PictureOf<'dots'>) {
  const shared = Math.min(placebo, drug)
  return (
    <div tw="flex grow items-center justify-around px-[24px]">
      {[
        { total: drug, label: `on ${name}` },
        { total: placebo, label: 'on placebo' },
      ].map(({ total, label }) => (
        <div key={label} tw="flex items-center">
          <svg width={280} height={280} viewBox="0 0 270 270">
            <title>{label}</title>
            <path d={drawPeople(total, 100)} fill="none" stroke={COLORS.slate} strokeWidth={2} />
            <path d={drawPeople(shared, total)} fill={COLORS.accent} />
            <path d={drawPeople(0, shared)} fill={COLORS.slate} />
          </svg>
          <div tw="flex flex-col w-[190px] ml-[28px]">
            <div tw="text-[108px] font-bold leading-none">{String(total)}</div>
            <div tw="text-[28px]" style={clamp(2)}>
              {label}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Circles for the people from `start` up to `end`, ten in a row. */
const drawPeople = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => {
    const at = start + index
    return `M${(at % 10) * 27 + 3} ${Math.floor(at / 10) * 27 + 13.5}a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0`
  }).join('')
