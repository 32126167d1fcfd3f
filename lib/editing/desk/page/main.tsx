// The page of the desk in the browser.
import { createRoot } from 'react-dom/client'
import { DeskPage } from './DeskPage'
import { enterTab } from './storage'

const root = document.getElementById('desk')
if (root) enterTab().finally(() => createRoot(root).render(<DeskPage />))
