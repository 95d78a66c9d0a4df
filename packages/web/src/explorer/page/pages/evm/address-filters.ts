import type { EvmTransaction } from "../../data/schemas.ts"
import type { EvmParty } from "../../ui/links.tsx"
import { directionOf } from "./direction.ts"

/** What the entries of an address's list have in common. */
export interface FilteredEntry {
  readonly from: EvmParty
  readonly to?: EvmParty | undefined
  readonly token?: { readonly address: string; readonly name: string; readonly symbol: string } | undefined
  readonly method?: EvmTransaction["method"] | undefined
}

const dayPattern = /^\d{4}-\d\d-\d\d$/

/** The filters in the query of the URL. */
export interface AddressFilters {
  /** Days in UTC, both included. */
  readonly since?: string
  readonly until?: string
  readonly direction?: string
  readonly token?: string
  readonly method?: string
}

/** The filters of the current location; what is malformed is left out. */
export function addressFilters(query: URLSearchParams): AddressFilters {
  const day = (name: string) => (dayPattern.test(query.get(name) ?? "") ? { [name]: query.get(name) as string } : {})
  const text = (name: string) => (query.get(name) ? { [name]: (query.get(name) as string).slice(0, 80) } : {})
  return { ...day("since"), ...day("until"), ...text("direction"), ...text("token"), ...text("method") }
}

/** The choice of entries for a list; undefined if all are chosen. */
export function entryFilter<Item>(
  address: string,
  { direction, token, method }: AddressFilters,
  entryOf: (item: Item) => FilteredEntry,
): { readonly key: string; readonly has: (item: Item) => boolean } | undefined {
  if (direction === undefined && token === undefined && method === undefined) return undefined
  const has = (text: string | undefined, wanted: string) => text?.toLowerCase().includes(wanted.toLowerCase()) === true
  return {
    key: JSON.stringify([direction, token, method]),
    has(item) {
      const entry = entryOf(item)
      if (direction !== undefined && directionOf(address, entry) !== direction) return false
      if (
        token !== undefined &&
        ![entry.token?.address, entry.token?.name, entry.token?.symbol].some((one) => has(one, token))
      )
        return false
      return method === undefined || has(entry.method?.methodName, method) || has(entry.method?.methodHash, method)
    },
  }
}
