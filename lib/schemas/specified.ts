// What content/specified.json lists: everything that the specification fixes, by file.
import { z } from 'zod'

export const specifiedSchema = z.record(
  z.string(),
  z.strictObject({
    /** Texts that the file contains; letter case does not matter. */
    texts: z.array(z.string()).default([]),
    /** Estimates of a guide: in the table at its end, and nowhere else. */
    estimates: z.array(z.string()).default([]),
    /** Values of fields; a group or list may have others besides. */
    values: z.record(z.string(), z.unknown()).default({}),
    /** The fewest words of the file. */
    words: z.int().default(0),
    /** The file names the lowest and highest price that approved drugs have at their makers. */
    hasMakerRange: z.literal(true).optional(),
  }),
)

export type Specified = z.infer<typeof specifiedSchema>
