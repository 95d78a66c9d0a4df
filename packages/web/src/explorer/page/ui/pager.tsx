import { appLocation, refine } from "../router/location.ts"
import { Icon } from "./icon.tsx"
import { OwnLink } from "./own-link.tsx"

/** The token of the page before each, as far as somebody has come from there; empty for the first. */
const before = new Map<string, string>()

/** Leads to the pages of a list, whose tokens are in the address: links and the back button work. */
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
