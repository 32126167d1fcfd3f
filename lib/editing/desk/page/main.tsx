// The page of the desk in the browser.
import { createRoot } from 'react-dom/client'
import { loadDesk } from './client'
import { DeskPage } from './DeskPage'
import { enterTab } from './storage'

const page = createRoot(document.getElementById('desk') ?? document.body)
page.render(<p>Reading the content …</p>)
Promise.all([loadDesk(), enterTab()]).then(
  ([desk]) => page.render(<DeskPage read={desk} />),
  ({ message }: Error) => page.render(<p>{message}</p>),
)
