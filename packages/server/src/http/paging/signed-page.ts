import type { CutStretch, PageItems, PageRange, Paging, Position } from "../paging.ts"
import { ReadyJson } from "../ready-json.ts"
import type { Values } from "../request/values.ts"
import { ServiceError } from "../service-error.ts"
import { type PageTokens, tokenRule } from "./page-token.ts"

/**
 * Maximum characters of the items on a page. Items may contain text of any size from the chain; a larger page ends early, with a token for the
 * rest, and has one item at least.
 */
const budget = 4 * 2 ** 20

/** Maximum items on a page of size 0, which means as many as fit. */
const maxItemsPerPage = 10_000

/** A page of a list with signed tokens. */
export class SignedPage implements Paging {
  readonly size: number
  readonly #after: Position | undefined
  readonly #list: string
  readonly #tokens: PageTokens

  /** @param list the name of the list that its tokens are bound to */
  constructor(tokens: PageTokens, list: string, after: Position | undefined, { pageSize }: Values) {
    this.#tokens = tokens
    this.#list = list
    this.#after = after
    this.size = typeof pageSize !== "number" ? 10 : pageSize === 0 ? maxItemsPerPage : pageSize
  }

  async list<Item, At extends Position>(
    member: string,
    read: (range: PageRange<At>) => Promise<readonly Item[] | CutStretch<Item, At>>,
    { json, position }: PageItems<Item, At>,
  ): Promise<ReadyJson> {
    const after = this.#after && position.read(this.#after)
    // Another version of this service may have signed the token.
    if (after === undefined && this.#after !== undefined) throw new ServiceError(400, `pageToken ${tokenRule}`)
    const stretch = await read({ after, limit: this.size + 1 })
    const [found, isCut, end] = "isCut" in stretch ? [stretch.items, true, stretch.next] : [stretch, false]
    const items = found.length > this.size ? found.slice(0, this.size) : found
    const texts = await json(items)
    const count = fitting(texts)
    const last = items[count - 1]
    const goesOn = count < found.length ? undefined : end
    const next = goesOn ?? (last && position.of(last))
    const more = isCut || count < found.length
    const token = more && next !== undefined ? this.#tokens.sign(this.#list, next) : undefined
    const head = token === undefined ? "{" : `{"nextPageToken":"${token}",`
    // Concatenating strings copies nothing, joining an array does.
    let list = ""
    for (let at = 0; at < count; at++) {
      const text = texts[at]
      if (text !== undefined) list += list === "" ? text : `,${text}`
    }
    return new ReadyJson(`${head}${JSON.stringify(member)}:[${list}]}`)
  }
}

/** How many of the items fit on a page. */
function fitting(texts: readonly (string | undefined)[]): number {
  let size = 0
  const first = texts.findIndex((text, at) => {
    size += text?.length ?? 0
    return size > budget && at > 0
  })
  return first === -1 ? texts.length : first
}
