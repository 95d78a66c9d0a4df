import { appLocation, refine } from "../router/location.ts"
import { Icon } from "./icon.tsx"
import { OwnLink } from "./own-link.tsx"

/** The token of the previous page by token, for pages that were visited; empty for the first page. */
const before = new Map<string, string>()

/** Links to the previous and next page of a list. The tokens are in the URL, so that links and the back button work. */
export function Pager({ next, name = "page" }: { readonly next: string | undefined; readonly name?: string }) {
  const token = appLocation.value.query.get(name) ?? ""
  if (next !== undefined) before.set(next, token)
  const earlier = before.get(token)
  if (token === "" && next === undefined) return null
  return (
    <nav class="pager" aria-label="Pages">
      {token === "" ? null : <OwnLink to={refine({ [name]: undefined })}>First</OwnLink>}
      {token === "" || earlier === undefined ? null : (
        <OwnLink to={refine({ [name]: earlier })}>
          <Icon name="previous" /> Previous
        </OwnLink>
      )}
      {next === undefined ? null : (
        <OwnLink to={refine({ [name]: next })}>
          Next <Icon name="next" />
        </OwnLink>
      )}
    </nav>
  )
}
