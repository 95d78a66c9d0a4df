import { resetChain, resetNetwork, type Store, type StoreLocation } from "@serac/store"
import { ConfigError } from "../config/config-error.ts"
import { countedNoun, grouped } from "../words.ts"
import { type Confirmation, confirm } from "./confirm.ts"
import { openExisting, placeName } from "./open-existing.ts"
import { stopFirst } from "./stop-first.ts"

/** The chain or network to delete. */
export interface ResetOptions extends Confirmation {
  readonly chain?: string
  readonly network?: number
}

/** Describes the stored data of a chain or network, asks for confirmation, and deletes them. */
export async function resetOne(location: StoreLocation, { chain, network, yes = false }: ResetOptions): Promise<void> {
  if (chain === undefined && network === undefined) throw new ConfigError(["give --chain ID or --network ID"], true)
  const store = await openExisting(location)
  try {
    const what = chain === undefined ? await networkWords(store, network ?? 0) : await chainWords(store, chain)
    if (what === undefined) {
      const subject = chain === undefined ? `primary network ${network}` : `chain ${chain}`
      throw new Error(`nothing is stored of ${subject} in ${placeName(location)}`)
    }
    if (!(await confirm(`Delete ${what} in ${placeName(location)}?`, { yes })))
      return console.log("nothing was deleted")
    await stopFirst(() => (chain === undefined ? resetNetwork(store, network ?? 0) : resetChain(store, chain)))
    console.log(`deleted ${what}`)
  } finally {
    await store.close()
  }
}

/** The stored data of a chain as text; undefined if there are none. */
async function chainWords(store: Store, chainId: string): Promise<string | undefined> {
  const status = await store.chain(chainId).status()
  if (status !== undefined) {
    const { head, transactions } = status
    return `chain ${chainId} (blocks 0 to ${grouped(head.number)}, ${countedNoun(transactions, "transaction")})`
  }
  const quarantined = await store.quarantined({ kind: "chain", chainId })
  return quarantined.length === 0 ? undefined : `chain ${chainId} (no block, ${quarantined.length} set aside)`
}

async function networkWords(store: Store, networkId: number): Promise<string | undefined> {
  const status = await store.network(networkId).status()
  if (status === undefined) return undefined
  const heights = status.chains.map(({ chain, head }) => `${chain} to ${grouped(head.height)}`)
  return `primary network ${networkId} (${heights.length === 0 ? "no block" : heights.join(", ")})`
}
