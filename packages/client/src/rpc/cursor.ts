/** The members of a method's parameters and result that implement paging. */
export interface PageCursor<Parameters, Page> {
  /** Member of the result with its items. */
  readonly items: keyof Page & string
  /** Member of the parameters with the start of a page. */
  readonly start: keyof Parameters & string
  /** Member of the result with the end of the page, which is the start of the next one. */
  readonly end: keyof Page & string
  /** Member of the parameters with the maximum number of items in a page. */
  readonly limit: keyof Parameters & string
  /** The server's maximum number of items in a page, which also applies to a limit of 0, above it, or left out. */
  readonly maxLimit: number
  /** Member of the result with the number of its items. */
  readonly count: keyof Page & string
}

/** Items one by one, or page by page. Each iteration starts at the beginning. */
export interface CursorIterable<Page, Item> extends AsyncIterable<Item> {
  /** The pages as the server returns them, including items that they repeat. */
  pages(): AsyncGenerator<Page, void, undefined>
}

/**
 * Lists the pages of a method: each starts where the last one ended. It ends with a page that has fewer items than the
 * limit, or that ended where it began. Pages are not consistent with each other: items that are added or removed meanwhile may be
 * missing or included.
 */
async function* pagesByCursor<Parameters extends object, Page extends object>(
  fetchPage: (parameters: Parameters) => Promise<Page>,
  parameters: Parameters,
  cursor: PageCursor<Parameters, Page>,
): AsyncGenerator<Page, void, undefined> {
  const wanted = Number(parameters[cursor.limit])
  const limit = wanted > 0 && wanted < cursor.maxLimit ? wanted : cursor.maxLimit
  let start: unknown = parameters[cursor.start]
  for (;;) {
    const page = await fetchPage(start ? { ...parameters, [cursor.start]: start } : parameters)
    yield page
    const end = page[cursor.end]
    if (Number(page[cursor.count]) < limit || isSamePlace(end, start)) return
    start = end
  }
}

/** Whether a page ended at its start, in which the caller may have left out members. */
function isSamePlace(end: unknown, start: unknown): boolean {
  if (typeof end !== "object" || end === null || typeof start !== "object" || start === null) return end === start
  return Object.entries(end).every(([name, value]) => (start as Record<string, unknown>)[name] === value)
}

/**
 * Lists the items of a method's pages one by one, each once although pages may repeat them. To do so it keeps every item until the iteration ends;
 * if that takes too much memory, use `.pages()`.
 *
 * @param fetchPage - calls the method; its errors end the iteration
 * @example
 * ```ts
 * import { createRpcCore, iterateByCursor } from "@serac/client/rpc"
 *
 * interface Page {
 *   readonly numFetched: string
 *   readonly utxos: readonly string[]
 *   readonly endIndex: { readonly address: string; readonly utxo: string }
 * }
 * interface Parameters {
 *   readonly addresses: readonly string[]
 *   readonly limit?: number
 *   readonly startIndex?: Page["endIndex"]
 * }
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const getUTXOs = { method: "avm.getUTXOs", path: "/ext/bc/X" }
 * const parameters: Parameters = { addresses: ["X-local1..."] }
 * const utxos = iterateByCursor(
 *   (page: Parameters) => core.call<Page>(getUTXOs, page),
 *   parameters,
 *   { items: "utxos", start: "startIndex", end: "endIndex", limit: "limit", maxLimit: 1024, count: "numFetched" },
 * )
 * for await (const utxo of utxos) console.log(utxo)
 * ```
 */
export function iterateByCursor<Parameters extends object, Page extends object, Item extends string | number | bigint>(
  fetchPage: (parameters: Parameters) => Promise<Page>,
  parameters: Parameters,
  cursor: PageCursor<Parameters, Page>,
): CursorIterable<Page, Item> {
  const pages = () => pagesByCursor(fetchPage, parameters, cursor)
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      const seen = new Set<Item>()
      for await (const page of pages())
        for (const item of page[cursor.items] as readonly Item[]) if (!seen.has(item) && seen.add(item)) yield item
    },
  }
}
