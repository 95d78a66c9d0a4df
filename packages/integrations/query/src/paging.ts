/** Where a page of a node's UTXOs ends, and the next one begins. */
export interface UtxoIndex {
  /** The last address that was searched. */
  readonly address: string
  /** The ID of the last UTXO. */
  readonly utxo: string
}

/** What the pages of a node's `getUTXOs` have, of each chain. */
export interface UtxoPage {
  readonly numFetched: string
  readonly utxos: readonly string[]
  readonly endIndex: UtxoIndex
}

/** Where a page begins: by its token, or after a UTXO; undefined for the first. */
export type PageParam = string | UtxoIndex | undefined

/** How pages of one kind follow each other. */
export interface Paging {
  /** Where the first page begins. */
  readonly first: PageParam
  /** The parameters that ask for a page. */
  at(param: PageParam): object
  /** Where the page after the last one begins, or undefined when there is none. */
  next(last: object, asked: readonly PageParam[]): PageParam
}

/**
 * Pages by token, as listings have them. A token that has been asked with already ends the listing: it has come back to an
 * earlier page, and would go round for ever.
 */
export function byToken(parameters: { readonly pageToken?: string }): Paging {
  return {
    first: parameters.pageToken,
    at: (pageToken) => (pageToken === undefined ? {} : { pageToken }),
    next: ({ nextPageToken }: { readonly nextPageToken?: string }, asked) =>
      nextPageToken && !asked.includes(nextPageToken) ? nextPageToken : undefined,
  }
}

/** UTXOs in a page; a node takes at most as many, and as many for anything else. */
const maxLimit = 1024

/** Pages of a node's UTXOs: each begins where the last one ended, until one is not full or ends where it began. */
export function byUtxo(parameters: { readonly limit?: unknown; readonly startIndex?: UtxoIndex }): Paging {
  const limit = Number(parameters.limit)
  const size = limit > 0 && limit < maxLimit ? limit : maxLimit
  return {
    first: parameters.startIndex,
    at: (startIndex) => (startIndex === undefined ? {} : { startIndex }),
    next: (last, asked) => {
      const { numFetched, endIndex } = last as UtxoPage
      const begun = asked.at(-1) as UtxoIndex | undefined
      const stays = endIndex.address === begun?.address && endIndex.utxo === begun?.utxo
      return Number(numFetched) < size || stays ? undefined : endIndex
    },
  }
}
