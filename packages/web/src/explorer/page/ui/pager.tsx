import { useEffect, useRef, useState } from "preact/hooks"
import { pageFailure } from "../data/failure.ts"
import { appLocation, navigate, refine } from "../router/location.ts"
import { Icon } from "./icon.tsx"
import { OwnLink } from "./own-link.tsx"

/** The token of the previous page by token, for pages that were visited; empty for the first page. */
const before = new Map<string, string>()

/** Maximum pages that a jump reads, one after the other, since a token leads to the next page only. */
const maxJump = 200

interface PagerProps {
  /** The token of the next page. */
  readonly next: string | undefined
  /** The name of the token in the URL. */
  readonly name?: string
  /** The token after that of a page; undefined after the last page. Without it there is no jump. */
  readonly nextOf?: (token: string | undefined, signal: AbortSignal) => Promise<string | undefined>
  readonly canJump?: boolean
}

/** Links to the previous and next page of a list. The tokens are in the URL, so that links and the back button work. */
export function Pager({ next, name = "page", nextOf, canJump = nextOf !== undefined }: PagerProps) {
  const token = appLocation.value.query.get(name) ?? ""
  if (next !== undefined) before.set(next, token)
  const earlier = before.get(token)
  if (token === "" && next === undefined) return null
  return (
    <nav class="pager" aria-label="Pages">
      {canJump && nextOf !== undefined ? (
        <Jump key={token} token={token} go={(to) => navigate(refine({ [name]: to }))} nextOf={nextOf} />
      ) : null}
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

/** The tokens from the first page to one; only its own if the pages before it were not visited. */
function pathTo(token: string): readonly string[] {
  const path = [token]
  for (let at = before.get(token); at !== undefined && path.length < 10_000; at = before.get(at)) path.unshift(at)
  return path
}

interface JumpProps extends Required<Pick<PagerProps, "nextOf">> {
  readonly token: string
  /** @param token empty for the first page */
  readonly go: (token: string) => void
}

/** A field for the number of a page. */
function Jump({ token, go, nextOf }: JumpProps) {
  const known = pathTo(token)
  const isCounted = known[0] === ""
  const [words, say] = useState("")
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const jump = async (event: Event) => {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget as HTMLFormElement).get("number"))
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const tokens = isCounted ? [...known] : [""]
    try {
      while (tokens.length < wanted && tokens.length - known.length < maxJump) {
        say(`page ${tokens.length} …`)
        const last = tokens.at(-1) ?? ""
        const following = await nextOf(last === "" ? undefined : last, abort.signal)
        if (following === undefined) break
        before.set(following, last)
        tokens.push(following)
      }
      say("")
      go(tokens[Math.min(wanted, tokens.length) - 1] ?? "")
    } catch (error) {
      if (!abort.signal.aborted) say(pageFailure(error).words)
    }
  }
  return (
    <form class="jump" onSubmit={jump}>
      <label>
        Page{" "}
        <input
          class="input"
          name="number"
          type="number"
          min={1}
          required
          key={isCounted ? known.length : 0}
          defaultValue={isCounted ? String(known.length) : ""}
        />
      </label>
      <button type="submit" class="button">
        Go
      </button>
      <span role="status">{words}</span>
    </form>
  )
}
