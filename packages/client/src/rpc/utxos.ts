/** Where a page ends, and the next one begins. */
export interface UtxoIndex {
  /** The last address that was searched. */
  readonly address: string
  /** The id of the last UTXO. */
  readonly utxo: string
}

/** What listing UTXOs needs of a method's parameters, `avm.getUTXOs` and `platform.getUTXOs`. */
export interface UtxoParameters {
  /** UTXOs in a page; a node takes at most 1024, and 1024 for anything else. */
  readonly limit?: bigint | number | string
  readonly startIndex?: Partial<UtxoIndex>
}

/** What listing UTXOs needs of a method's result. */
export interface UtxoPage {
  readonly numFetched: string
  readonly utxos: readonly string[]
  readonly endIndex: UtxoIndex
}

/** UTXOs one by one, or page by page. Each iteration begins anew. */
export interface UtxoIterable<Page extends UtxoPage> extends AsyncIterable<string> {
  /** The pages as the node gives them, with whatever they repeat. */
  pages(): AsyncGenerator<Page, void, undefined>
}

const maxLimit = 1024

/**
 * Lists the pages of a `getUTXOs` method: each begins where the last one ended. It ends with a page
 * that brought fewer UTXOs than the limit, or that ended where it began. Pages are not consistent with each other: what is
 * spent or created meanwhile may be missing or come along.
 *
 * @param fetchPage - calls the method; whatever it throws ends the listing.
 */
export async function* utxoPages<Parameters extends object, Page extends UtxoPage>(
  fetchPage: (parameters: Parameters) => Promise<Page>,
  parameters: Parameters & UtxoParameters,
): AsyncGenerator<Page, void, undefined> {
  const asked = Number(parameters.limit)
  const limit = asked > 0 && asked < maxLimit ? asked : maxLimit
  let start = parameters.startIndex
  for (;;) {
    const page = await fetchPage(start ? { ...parameters, startIndex: start } : parameters)
    yield page
    const { numFetched, endIndex } = page
    if (Number(numFetched) < limit || (endIndex.address === start?.address && endIndex.utxo === start?.utxo)) return
    start = endIndex
  }
}

/**
 * Lists UTXOs one by one, each once although pages may repeat them (one that several of the addresses may spend, for
 * example). To that end the text of every UTXO seen is kept until the iteration ends, some hundred bytes each; where that
 * is too much, take `.pages()`.
 *
 * @example
 * ```ts
 * import { createRpcCore, iterateUTXOs, type UtxoPage } from "@serac/client/rpc"
 *
 * const core = createRpcCore({ baseUrl: "http://127.0.0.1:9650" })
 * const getUTXOs = { method: "avm.getUTXOs", path: "/ext/bc/X" }
 * const fetchPage = (parameters: { readonly addresses: readonly string[] }) => core.call<UtxoPage>(getUTXOs, parameters)
 * const utxos = iterateUTXOs(fetchPage, { addresses: ["X-local1..."] })
 * for await (const utxo of utxos) console.log(utxo)
 * ```
 */
export function iterateUTXOs<Parameters extends object, Page extends UtxoPage>(
  fetchPage: (parameters: Parameters) => Promise<Page>,
  parameters: Parameters & UtxoParameters,
): UtxoIterable<Page> {
  const pages = () => utxoPages(fetchPage, parameters)
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      const seen = new Set<string>()
      for await (const { utxos } of pages()) for (const utxo of utxos) if (!seen.has(utxo) && seen.add(utxo)) yield utxo
    },
  }
}
