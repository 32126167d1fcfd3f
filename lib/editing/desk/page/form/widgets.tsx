// The inputs that the form library does not have. Whatever is typed is kept and sent; the content check reports what is
// wrong with it.
import CheckboxesWidget from '@rjsf/core/lib/components/widgets/CheckboxesWidget.js'
import SelectWidget from '@rjsf/core/lib/components/widgets/SelectWidget.js'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import type { FormSchema } from '../../form-schema'
import { Button } from '../controls'
import { useForm } from './parts'

/** One line, one paragraph, a number, a day, or an id with suggestions. */
export function TextWidget({ id, value, onChange, label, ...props }: WidgetProps) {
  const { desk } = useForm()
  const { prose, page, isOptional, nullable, reference, type, format } = props.schema as FormSchema
  const isNumber = type === 'number' || type === 'integer'
  const set = (text: string) => {
    const own = page ? toPath(text) : isNumber ? text.trim() : text
    onChange(own !== '' ? own : nullable ? null : isOptional ? undefined : '')
  }
  const shared = {
    id,
    'aria-describedby': ariaDescribedByIds(id),
    value: value ?? '',
    placeholder: nullable && 'Not stated',
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
  // Enter does nothing: each paragraph is a separate entry.
  if (prose)
    return (
      <textarea {...shared} rows={1} onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} />
    )
  return (
    <div className="row">
      <input
        {...shared}
        type={format === 'date' ? format : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        list={reference && `ids-${reference}`}
      />
      {format === 'date' && (
        <Button of={label} onClick={() => onChange(desk.today)}>
          Today
        </Button>
      )}
    </div>
  )
}

/** A page of this site may be pasted with its whole address. */
const toPath = (text: string) =>
  URL.canParse(text) ? new URL(text).pathname.replace(/(?<=.)\/$/, '') : text.trim()

/** One of several values, or any of them; none of them is "not stated" where that is allowed. */
export function Choice(props: WidgetProps) {
  const { options, multiple, onChange } = props
  const { nullable, isOptional } = props.schema as FormSchema
  if (multiple)
    return (
      <CheckboxesWidget
        {...{ ...props, value: props.value ?? [] }}
        onChange={(chosen: unknown[]) => onChange(chosen.length === 0 && nullable ? null : chosen)}
      />
    )
  return (
    <SelectWidget
      {...{ ...props, options: { ...options, emptyValue: nullable ? null : undefined } }}
      placeholder={nullable ? 'Not stated' : isOptional ? 'Left out' : 'Choose …'}
    />
  )
}

/** The path of an image, the image, and a button to choose another one, which is written when the form is saved. */
export function ImageWidget(props: WidgetProps) {
  const { draft, change } = useForm()
  const { id, onChange, label } = props
  const path: string = props.value ?? ''
  const choose = async (file: File | undefined) => {
    if (!file) return
    const next = toImagePath(file.name, path)
    if (IMAGE_NAME.test(next)) change({ images: { ...draft.images, [next]: await readAsUrl(file) } })
    onChange(next)
  }
  return (
    <>
      {path && <img className="h-8" key={path} src={toImageUrl(path, draft.images)} alt="" />}
      <TextWidget {...props} />
      <label className="row">
        {path ? 'Replace the image' : 'Choose an image'}
        <input
          type="file"
          accept={IMAGE_TYPES}
          aria-label={`${path ? 'Replace the image' : 'Choose an image'}: ${label}`}
          aria-describedby={ariaDescribedByIds(id)}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
    </>
  )
}

const IMAGE_NAME = /\.(?:svg|png|webp|avif)$/
export const IMAGE_TYPES = '.svg,.png,.webp,.avif'

/** A chosen image that is not yet saved, or the file. */
export const toImageUrl = (path: string, images: Record<string, string>) =>
  images[path] ?? `api/image?path=${encodeURIComponent(path)}`

/** The current path if the new image has the same format; otherwise a path with the name of the chosen file. */
export function toImagePath(name: string, path: string, folder = '/logos/'): string {
  const [, stem = '', ending = ''] = /^(.*?)\.?([^.]*)$/.exec(name.toLowerCase()) ?? []
  if (path.endsWith(`.${ending}`)) return path
  return `${folder}${stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'image'}.${ending}`
}

export const readAsUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
