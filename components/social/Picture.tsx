import type { ReactNode } from 'react'
import { Text } from './Text'

/** In pixels, between the insets of the label. */
export const PICTURE_WIDTH = 1020

export type Strip = readonly [what: string, basis: string]

/** A page's figures in a label, under a strip that says what they are and what they rest on. */
export const Picture = ({ strip: [what, basis], children }: { strip: Strip; children: ReactNode }) => (
  <div tw="flex flex-col grow overflow-hidden border-2 border-ink rounded-[22px] bg-card">
    <div tw="flex shrink-0 justify-between px-[32px] py-[14px] bg-strip text-on-strip text-[22px] uppercase">
      <Text lines={1} tw="font-bold">
        {what}
      </Text>
      {basis && (
        <Text lines={1} tw="ml-[32px] opacity-85">
          {basis}
        </Text>
      )}
    </div>
    {children}
  </div>
)
