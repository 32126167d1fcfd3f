// A list of rows of text, shown as a table: the tables in guides.
import type { FieldProps } from '@rjsf/utils'
import { Issues } from './Issues'
import { useIssues } from './info'

export function TableField({ formData, fieldPathId, onChange, title, name, ...props }: FieldProps) {
  const rows: string[][] = Array.isArray(formData) ? formData : []
  const label = props.schema.title ?? title ?? name
  const issues = useIssues(fieldPathId.path)
  const set = (value: string[][]) => onChange(value, fieldPathId.path)
  const width = Math.max(2, ...rows.map((row) => row.length))
  const setCell = (at: number, column: number, text: string) =>
    set(rows.map((row, index) => (index === at ? row.with(column, text) : row)))
  const move = (at: number, to: number) => set(rows.toSpliced(at, 1).toSpliced(to, 0, rows[at] ?? []))
  return (
    <div className="list">
      <Issues id={fieldPathId.$id} issues={issues} />
      {rows.map((row, at) => (
        <div className="row table-row" key={at}>
          {row.map((cell, column) => (
            <textarea
              key={column}
              rows={1}
              aria-label={`${label}: row ${at + 1}, column ${column + 1}`}
              value={cell}
              onChange={({ target }) => setCell(at, column, target.value.replaceAll('\n', ' '))}
            />
          ))}
          <span className="buttons">
            <button
              type="button"
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
              aria-label={`Move up: row ${at + 1}`}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={at === rows.length - 1}
              onClick={() => move(at, at + 1)}
              aria-label={`Move down: row ${at + 1}`}
            >
              ↓
            </button>
            <button
              type="button"
              onClick={() => set(rows.toSpliced(at, 1))}
              aria-label={`Remove: row ${at + 1}`}
            >
              ✕
            </button>
          </span>
        </div>
      ))}
      <div className="row">
        <button type="button" onClick={() => set([...rows, Array.from({ length: width }, () => '')])}>
          Add a row
        </button>
        <button type="button" onClick={() => set(rows.map((row) => [...row, '']))}>
          Add a column
        </button>
        <button type="button" onClick={() => set(rows.map((row) => row.slice(0, -1)))}>
          Remove the last column
        </button>
      </div>
    </div>
  )
}
