import type { WidgetProps } from '@rjsf/utils'
import { useContext } from 'react'
import { FormInfoContext } from './info'
import { TextWidget } from './widgets'

/** The path of an image, the image, and a button to choose another one, which is written when the form is saved. */
export function ImageWidget(props: WidgetProps) {
  const { id, value, onChange, label } = props
  const { images, onImage } = useContext(FormInfoContext)
  const path = typeof value === 'string' && value !== '' ? value : null
  const choose = async (file: File | undefined) => {
    if (!file) return
    const next = toPath(file.name, path)
    if (/\.(?:svg|png|webp|avif)$/.test(next)) onImage(next, await readAsUrl(file))
    onChange(next)
  }
  return (
    <div className="list">
      {path && (
        <img
          className="image"
          key={path}
          src={images[path] ?? `api/image?path=${encodeURIComponent(path)}`}
          alt=""
        />
      )}
      <TextWidget {...props} />
      <label className="upload">
        {path ? 'Replace the image' : 'Choose an image'}
        <input
          type="file"
          accept=".svg,.png,.webp,.avif"
          aria-label={`${path ? 'Replace the image' : 'Choose an image'}: ${label}`}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
    </div>
  )
}

/** The current path if the new image has the same format; otherwise a path with the name of the chosen file. */
export function toPath(name: string, path: string | null, folder = '/logos/'): string {
  const [, stem = '', ending = ''] = /^(.*?)\.?([^.]*)$/.exec(name.toLowerCase()) ?? []
  if (path?.endsWith(`.${ending}`)) return path
  return `${folder}${stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'image'}.${ending}`
}

export const readAsUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
