import { formatId } from "@serac/chain"
import type { NetworkDefinition, PrimaryChain } from "@serac/store"
import QuickLRU from "quick-lru"
import { addressWriter } from "./address-text.ts"

/** Formats a network's IDs and addresses, with a cache of recurring ones. */
export interface Names {
  /** cb58. */
  readonly chainIds: Readonly<Record<PrimaryChain, string>>
  /** Bech32 of 20 bytes, without a chain prefix. */
  address(bytes: Uint8Array): string
  /** cb58 of an asset's ID. */
  asset(bytes: Uint8Array): string
  /** cb58 of any other ID, such as that of a block or a transaction, which recurs only in consecutive rows. */
  id(bytes: Uint8Array): string
  /** The chain of an ID, if it is one of the three. */
  chainOf(id: Uint8Array): PrimaryChain | undefined
}

const platformChainId = "11111111111111111111111111111111LpoYY"
const maxKeptNames = 20_000
const maxRememberedNames = 8

/** The names of a network's chains and addresses. */
export function networkNames({
  hrp,
  xChainId,
  cChainId,
}: Pick<NetworkDefinition, "hrp" | "xChainId" | "cChainId">): Names {
  const chainIds = { P: platformChainId, X: xChainId, C: cChainId }
  const chains = new Map(Object.entries(chainIds).map(([chain, id]) => [id, chain as PrimaryChain]))
  const id = memoized(formatId)
  return {
    chainIds,
    address: memoized(addressWriter(hrp)),
    asset: id,
    id: remembering(formatId),
    chainOf: (bytes) => chains.get(id(bytes)),
  }
}

/** Caches the latest results by object identity, since consecutive rows belong to the same block or transaction. */
function remembering(format: (bytes: Uint8Array) => string): (bytes: Uint8Array) => string {
  const items: (Uint8Array | undefined)[] = Array.from({ length: maxRememberedNames })
  const texts: string[] = []
  let next = 0
  return (bytes) => {
    const at = items.indexOf(bytes)
    if (at !== -1) return texts[at] as string
    const text = format(bytes)
    items[next] = bytes
    texts[next] = text
    next = (next + 1) % maxRememberedNames
    return text
  }
}

function memoized(format: (bytes: Uint8Array) => string): (bytes: Uint8Array) => string {
  const texts = new QuickLRU<string, string>({ maxSize: maxKeptNames })
  return (bytes) => {
    const key = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
    let text = texts.get(key)
    if (text === undefined) {
      text = format(bytes)
      texts.set(key, text)
    }
    return text
  }
}
