import { pageData } from "../data/page-data.ts"
import { useData } from "../data/use-data.ts"
import type { AbiEntry, FindEntry } from "./abi-entry.ts"
import { knownEntries } from "./known-entries.ts"
import { ownAbis } from "./own-abis.ts"

/** A contract, and a selector or topic of it. */
export interface EntryPart {
  readonly address: string
  readonly id: string
}

/** The number of entries that one request names. */
const maxParts = 100
const partPattern = /^0x[0-9a-f]{40}\.0x([0-9a-f]{8}|[0-9a-f]{64})$/

/**
 * Finds entries of ABIs: the reader's own, then the operator's, which it requests, then the built-in ones. An error may come from any contract
 * that was called, so the reader's own errors count for all.
 */
export function useEntries(chainId: string, parts: readonly EntryPart[]): FindEntry {
  const own = ownAbis()
  const wanted = [...new Set(parts.map(({ address, id }) => `${address}.${id}`.toLowerCase()))]
    .filter((part) => partPattern.test(part))
    .slice(0, maxParts)
  const { value } = useData(wanted.length === 0 ? undefined : `abis ${chainId} ${wanted}`, (signal) =>
    pageData<{ readonly entries: Readonly<Record<string, AbiEntry>> }>(`${chainId}/abis?of=${wanted}`, signal),
  )
  const served = new Map(Object.entries(value !== undefined && "entries" in value ? value.entries : {}))
  return (address, id) => {
    const lower = address.toLowerCase()
    const ofOwn = own.get(lower)?.find((entry) => entry.id === id)
    const isError = (entry: AbiEntry) => entry.type === "error" && entry.id === id
    return ofOwn ?? served.get(`${lower}.${id}`) ?? knownEntries.get(id) ?? [...own.values()].flat().find(isError)
  }
}
