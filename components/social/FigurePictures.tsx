// Figures as social images draw them: rows of text, bars, columns, and people.
import type { PropsOf } from '@/lib/guides/props'
import { COLORS } from '@/lib/seo/colors'
import { Picture, type Strip, PICTURE_WIDTH as WIDTH } from './Picture'
import { Text } from './Text'

/** A label of more characters is a sentence, which follows its figure; a value of more is a text. */
const LABEL_MAX = 34
const VALUE_MAX = 9

/** The first rows, as many as there is room for. */
export function TextRows({ strip, rows }: { strip: Strip; rows: { label: string; value: string }[] }) {
  const shown = rows.slice(0, 4)
  const hasSentences = shown.some(({ label }) => label.length > LABEL_MAX)
  const size = Math.max(...shown.map(({ value }) => value.length)) > VALUE_MAX ? 34 : 52
  return (
    <Picture strip={strip}>
      <div tw="flex flex-col grow justify-around">
        {shown.map(({ label, value }) => (
          <div
            key={label + value}
            tw={`flex items-center px-[32px] ${hasSentences ? 'flex-row-reverse' : ''}`}
          >
            <Text lines={2} tw={`flex-1 leading-[1.25] text-[${hasSentences ? 26 : 34}px]`}>
              {label}
            </Text>
            <Text lines={1} tw={`font-bold text-[${size}px] ${hasSentences ? 'shrink-0 w-[370px]' : ''}`}>
              {value}
            </Text>
          </div>
        ))}
      </div>
    </Picture>
  )
}

export function FigureBars({ strip, rows }: Pick<PropsOf<'Bars'>, 'rows'> & { strip: Strip }) {
  const shown = rows.slice(0, 3)
  const largest = Math.max(...shown.map(({ value }) => value))
  return (
    <Picture strip={strip}>
      <div tw="flex flex-col grow justify-evenly px-[32px] py-[10px]">
        {shown.map(({ label, detail, value, text, tone }) => (
          <div key={label} tw="flex flex-col">
            <div tw="flex items-baseline justify-between">
              <Text lines={2} tw="flex-1 mr-[32px] text-[28px] leading-[1.2]">
                {detail ? `${label} (${detail})` : label}
              </Text>
              <div tw={`font-bold leading-[1.1] text-[${text.length > VALUE_MAX ? 44 : 60}px]`}>{text}</div>
            </div>
            <div
              tw={`h-[${shown.length > 2 ? 30 : 46}px] mt-[6px] bg-${tone === 'pine' ? 'accent' : tone}`}
              style={{ width: (value / largest) * WIDTH }}
            />
          </div>
        ))}
      </div>
    </Picture>
  )
}

/** Fills of a year with their sum, or doses with their labels: each with its share of the full height. */
type DrugColumns = {
  name: string
  detail: string
  year?: { above: string; sum: string }
  columns: { share: number; label?: string }[]
}

/** There is room for three drugs. Of doses, the first one is solid: the starting dose. */
export const Columns = ({ strip, drugs }: { strip: Strip; drugs: DrugColumns[] }) => (
  <Picture strip={strip}>
    <div tw="flex grow px-[32px] pt-[14px] pb-[22px]" style={{ gap: 44 }}>
      {drugs.slice(0, 3).map(({ name, detail, year, columns }) => (
        <div key={name} tw="flex flex-col flex-1 justify-end">
          {year && <div tw="self-end mb-[6px] text-[22px] font-semibold">{year.above}</div>}
          <div tw="flex items-end border-b-2 border-ink" style={{ gap: year ? 4 : 0 }}>
            {columns.map(({ share, label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fills of a year have no other name
              <div key={index} tw="flex flex-col flex-1 items-center">
                {label && <div tw="text-[20px] font-semibold">{label}</div>}
                <div
                  tw={`w-full ${label ? `border-2 border-accent bg-accent${index > 0 ? '-soft' : ''}` : 'bg-maker'}`}
                  style={{ height: share * (label ? 170 : 120) }}
                />
              </div>
            ))}
          </div>
          <Text lines={1} tw={year ? 'mt-[8px] text-[24px]' : 'mt-[10px] text-[28px] font-semibold'}>
            {name}
          </Text>
          <Text lines={2} tw={`text-muted leading-[1.35] ${year ? 'h-[54px] text-[20px]' : 'text-[24px]'}`}>
            {detail}
          </Text>
          {year && <div tw="text-[50px] font-bold leading-[1.1]">{year.sum}</div>}
        </div>
      ))}
    </div>
  </Picture>
)

type PeopleProps = { strip: Strip; name: string; drug: number; placebo: number }

/** 100 people on the drug and 100 on placebo: gray for as many as on placebo, green for those the drug adds. */
export const PeoplePicture = ({ strip, name, drug, placebo }: PeopleProps) => (
  <Picture strip={strip}>
    <div tw="flex grow items-center justify-around px-[24px]">
      {Object.entries({ [`on ${name}`]: drug, 'on placebo': placebo }).map(([label, total]) => (
        <div key={label} tw="flex items-center">
          <svg width={280} height={280} viewBox="0 0 270 270">
            <title>{label}</title>
            <path d={drawPeople(total, 100)} fill="none" stroke={COLORS.slate} strokeWidth={2} />
            <path d={drawPeople(Math.min(placebo, drug), total)} fill={COLORS.accent} />
            <path d={drawPeople(0, Math.min(placebo, drug))} fill={COLORS.slate} />
          </svg>
          <div tw="flex flex-col w-[190px] ml-[28px]">
            <div tw="text-[108px] font-bold leading-none">{String(total)}</div>
            <Text lines={2} tw="text-[28px]">
              {label}
            </Text>
          </div>
        </div>
      ))}
    </div>
  </Picture>
)

/** Circles for the people from `start` up to `end`, ten in a row. */
const drawPeople = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => {
    const at = start + index
    return `M${(at % 10) * 27 + 3} ${Math.floor(at / 10) * 27 + 13.5}a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0`
  }).join('')
