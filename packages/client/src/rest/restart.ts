/** The signs of a restarted listing: its tokens only, or its first items as well. */
export type RestartSign = "tokens" | "items"

/** Number of tokens that are kept from the start of a listing, and from its end. */
const maxTokens = 1_000

/**
 * Detects a listing that repeats earlier pages, by two signs:
 *
 * - A page returns a token that an earlier page returned, or that the listing started with.
 * - With `items`, for listings without duplicate items that restart with new tokens: a later page has one of the two
 *   items with which the listing began. The first item is not enough, since the newest point of a series may still change;
 *   nor is the page's own first item, since new items may have been added before it. If more
 *   than a page of items was added, the restart is detected after them.
 *
 * A page may be requested again, so a token is compared with those of earlier pages only. For a long listing not all tokens are kept:
 * the first thousand, the last thousand, and in between those of the pages 1024, 2048, 4096 and so on. A loop in between is
 * detected after at most as many pages again, since it contains one of these.
 */
export function restartDetector(firstToken: string | undefined, sign: RestartSign) {
  const lasting = new Map<string | undefined, number>([[firstToken, 0]])
  const recent = new Map<string | undefined, number>()
  let heads: readonly unknown[] | undefined
  let headPage = 0
  return (page: number, items: readonly unknown[], nextPageToken: string | undefined): boolean => {
    const isOld = (lasting.get(nextPageToken) ?? recent.get(nextPageToken) ?? page) < page
    if (nextPageToken !== undefined && isOld) return true
    if (page > headPage && heads && items.some((item) => heads?.some((head) => same(head, item)))) return true
    const isLasting = page < maxTokens || Number.isInteger(Math.log2(page))
    ;(isLasting ? lasting : recent).set(nextPageToken, page)
    if (recent.size > maxTokens) recent.delete(recent.keys().next().value)
    if (sign === "items" && !heads && items.length) {
      heads = items.slice(0, 2)
      headPage = page
    }
    return false
  }
}

/** Deep equality of two JSON values. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || !isAnyObject(a) || !isAnyObject(b)) return a === b
  const members = Object.keys(a)
  return members.length === Object.keys(b).length && members.every((member) => same(a[member], b[member]))
}

const isAnyObject = (value: unknown): value is Readonly<Record<string, unknown>> => Object(value) === value
