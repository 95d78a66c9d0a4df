import { ReadyJson } from "../handler.ts"
import type { PageItems, PageRange, Paging, Position } from "../paging.ts"
import type { Values } from "../request/parameters.ts"
import { ServiceError } from "../service-error.ts"
import type { PageTokens } from "./page-token.ts"

/** What is asked for: its page, and the rest, which makes the list. */
export interface ListRequest {
  readonly operationId: string
  readonly path: Values
  readonly query: Values
}

/** A page of a list, by tokens that are signed for it. */
export class SignedPage implements Paging {
  readonly size: number
  readonly after: Position | undefined
  readonly #request: ListRequest
  readonly #tokens: PageTokens

  /** Throws a 400 when the token is not one of this list. */
  constructor(tokens: PageTokens, request: ListRequest) {
    const { pageSize, pageToken } = request.query
    this.#tokens = tokens
    this.#request = request
    this.size = typeof pageSize === "number" ? pageSize : 10
    if (pageToken === undefined) return
    this.after = tokens.read(nameOf(request), String(pageToken))
    if (this.after === undefined) throw new ServiceError(400, "pageToken is not a token of this list")
  }

  async list<Item>(
    member: string,
    read: (range: PageRange) => Promise<readonly Item[]>,
    item: PageItems<Item>,
  ): Promise<ReadyJson> {
    const found = await read({ after: this.after, limit: this.size + 1 })
    const more = found.length > this.size
    const items = more ? found.slice(0, this.size) : found
    const texts = await item.json(items)
    const last = items.at(-1)
    const token = more && last !== undefined ? this.#tokens.sign(nameOf(this.#request), item.position(last)) : undefined
    const head = token === undefined ? "{" : `{"nextPageToken":"${token}",`
    // Adding text to text copies nothing, joining an array does.
    let list = ""
    for (const text of texts) list += list === "" ? text : `,${text}`
    return new ReadyJson(`${head}${JSON.stringify(member)}:[${list}]}`)
  }
}

/** Names a list: everything asked for but the page. The values stand in the document's order. */
function nameOf({ operationId, path, query }: ListRequest): string {
  const { pageToken: _, pageSize: __, ...filters } = query
  return JSON.stringify([operationId, path, filters])
}
