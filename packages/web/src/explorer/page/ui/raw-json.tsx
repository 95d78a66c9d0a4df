import { useState } from "preact/hooks"
import { download } from "../data/download.ts"
import { grouped } from "../format/decimals.ts"

/** Characters that the page shows; the file has all. */
const shownCharacters = 100_000

interface RawJsonProps {
  readonly title: string
  readonly value: unknown
  /** The name of the file. */
  readonly name: string
}

/** JSON as it is, folded, with a button that saves it as a file. */
export function RawJson({ title, value, name }: RawJsonProps) {
  const [isOpen, setOpen] = useState(false)
  const text = isOpen ? JSON.stringify(value, null, 2) : ""
  return (
    <details class="raw" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? (
        <>
          <button type="button" class="button" onClick={() => download(name, "application/json", text)}>
            Save as a file
          </button>
          {text.length > shownCharacters ? (
            <p class="soft">The first {grouped(shownCharacters)} characters; the file has all.</p>
          ) : null}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by the keyboard. */}
          <pre tabIndex={0}>{text.slice(0, shownCharacters)}</pre>
        </>
      ) : null}
    </details>
  )
}
