/** What tells that a listing has begun again: its tokens alone, or its first items as well. */
export type RestartSign = "tokens" | "items"

/** So many tokens are kept of the beginning of a listing, and of its end. */
const maxTokens = 1_000

/**
 * Notices a listing that comes back to where it has been. Two signs:
 *
 * - A page hands out a token that an earlier page handed out, or that the listing was begun with.
 * - By `items`, for listings that hold no item twice and begin again under new tokens: a later page holds one of the two
 *   items with which the listing began. The first alone would not do, since the newest point of a series may still change;
 *   nor would a look at the page's own first item only, since new items may have come before it in the meantime. When more
 *   than a page of new items has come, the sign is seen as soon as they are passed.
 *
 * A page may be asked for again, so a token is compared with those of earlier pages only. Of a long listing not every token is kept:
 * the first thousand, the last thousand, and in between those of the pages 1024, 2048, 4096 and so on. One that goes round there is
 * noticed after as many pages again at most, since its round has one of these.
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
function same(a: unknown, b: unknown): boolean {
  if (a === b || !isAnyObject(a) || !isAnyObject(b)) return a === b
  const members = Object.keys(a)
  return members.length === Object.keys(b).length && members.every((member) => same(a[member], b[member]))
}

const isAnyObject = (value: unknown): value is Readonly<Record<string, unknown>> => Object(value) === value
