import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { standingOf } from "../data/standings.ts"

interface FoldSpamProps<Row> {
  readonly chainId: string
  readonly rows: readonly Row[]
  /** The token of a row; undefined for a row that is always shown. */
  readonly tokenOf: (row: Row) => string | undefined
  readonly children: (rows: readonly Row[]) => ComponentChildren
}

/** Rows without those of look-alikes and spam, which a button shows with their number. */
export function FoldSpam<Row>({ chainId, rows, tokenOf, children }: FoldSpamProps<Row>) {
  const [isShown, show] = useState(false)
  const good = rows.filter((row) => {
    const token = tokenOf(row)
    const standing = token === undefined ? undefined : standingOf(chainId, token)
    return standing !== "spam" && standing !== "imitation"
  })
  const count = rows.length - good.length
  return (
    <>
      {children(isShown ? rows : good)}
      {count === 0 ? null : (
        <p class="folded">
          <span class="soft">
            {count} {count === 1 ? "entry" : "entries"} of look-alikes of listed tokens and of spam.
          </span>{" "}
          <button type="button" class="button" aria-pressed={isShown} onClick={() => show(!isShown)}>
            {isShown ? "Hide" : "Show"}
          </button>
        </p>
      )}
    </>
  )
}
