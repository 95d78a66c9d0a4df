/** The end of a page of a node's UTXOs, after which the next page begins. */
export interface UtxoIndex {
  /** The last address searched. */
  readonly address: string
  /** The ID of the last UTXO. */
  readonly utxo: string
}

/** The members that the pages of a node's `getUTXOs` have on every chain. */
export interface UtxoPage {
  readonly numFetched: string
  readonly utxos: readonly string[]
  readonly endIndex: UtxoIndex
}

/** The start of a page: a token, or a UTXO after which it begins; undefined for the first page. */
export type PageParam = string | UtxoIndex | undefined

/** The paging scheme of a listing. */
export interface Paging {
  /** The start of the first page. */
  readonly first: PageParam
  /** The parameters that request a page. */
  at(param: PageParam): object
  /** The start of the next page, or undefined if there is none. */
  next(last: object, asked: readonly PageParam[]): PageParam
}

/** Paging by token, as in listings. A token that has already been used ends the listing, since it would otherwise repeat endlessly. */
export function byToken(parameters: { readonly pageToken?: string }): Paging {
  return {
    first: parameters.pageToken,
    at: (pageToken) => (pageToken === undefined ? {} : { pageToken }),
    next: ({ nextPageToken }: { readonly nextPageToken?: string }, asked) =>
      nextPageToken && !asked.includes(nextPageToken) ? nextPageToken : undefined,
  }
}

/** The maximum number of UTXOs in a page; a node treats all larger values as this. */
const maxLimit = 1024

/** Paging of a node's UTXOs: each page starts where the previous one ended, until a page is not full or ends where it began. */
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
