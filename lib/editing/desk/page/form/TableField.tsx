// A list of rows of text, shown as a table: the tables in guides. Their cells follow the headings (BlockField).
import type { FieldProps } from '@rjsf/utils'
import { Button } from '../controls'
import { EntryButtons } from './parts'

export function TableField({ formData, fieldPathId, onChange, schema }: FieldProps) {
  const rows: string[][] = Array.isArray(formData) ? formData : []
  const set = (value: string[][]) => onChange(value, fieldPathId.path)
  const width = Math.max(2, ...rows.map((row) => row.length))
  const setCell = (at: number, column: number, text: string) =>
    set(rows.map((row, index) => (index === at ? row.with(column, text) : row)))
  const move = (at: number, to: number) => set(rows.toSpliced(at, 1).toSpliced(to, 0, rows[at] ?? []))
  return (
    <>
      {rows.map((row, at) => (
        <div className="row my-1.5 items-start" key={at}>
          {row.map((cell, column) => (
            <textarea
              key={column}
              rows={1}
              aria-label={`${schema.title}: row ${at + 1}, column ${column + 1}`}
              value={cell}
              onChange={({ target }) => setCell(at, column, target.value.replaceAll('\n', ' '))}
            />
          ))}
          <EntryButtons
            name={`row ${at + 1}`}
            onMoveUp={at > 0 ? () => move(at, at - 1) : undefined}
            onMoveDown={at < rows.length - 1 ? () => move(at, at + 1) : undefined}
            onRemove={() => set(rows.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button onClick={() => set([...rows, Array.from({ length: width }, () => '')])}>Add a row</Button>
    </>
  )
}
