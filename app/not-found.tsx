// Next writes this into the payload of every page, so it is the least there can be: no visitor comes to see
// it. A missing address is answered by app/global-not-found.tsx. Without this file Next would write its own,
// which is longer and brings inline styles.
import { ROUTES } from '@/lib/base/routes'

export default function NotFound() {
  return <a href={ROUTES.home}>Oops! Page not found</a>
}
