import { type Rebuilt, rebuildChain } from "@serac/indexer/evm"
import { dump, openStore, type StoreLocation } from "@serac/store"
import { tamper } from "../../../packages/store/test/conformance/archived.ts"

/** The rows of a chain that are deleted before the rebuild, and the rows that are changed. */
const ruin = [
  "UPDATE evm_block SET json = '{}'",
  "UPDATE evm_transaction SET fragment = 'x'",
  "DELETE FROM evm_transfer",
  "DELETE FROM evm_nft_owner",
  "DELETE FROM evm_deployment",
  "DELETE FROM evm_internal_transaction",
  "DELETE FROM evm_trace_state",
  "DELETE FROM evm_messenger_event",
  "DELETE FROM evm_list",
]

/** A chain before the damage, during it (the number of rows), and after the rebuild from its archive. */
export interface RebuiltFromArchive {
  readonly before: readonly string[]
  readonly ruined: number
  readonly done: Rebuilt
  readonly after: readonly string[]
}

/** Damages all data derived from a chain's blocks, and rebuilds it. No other process may have the store open for writing. */
export async function rebuiltFromArchive(store: StoreLocation, chainId: string): Promise<RebuiltFromArchive> {
  const before = await linesOf(store, chainId)
  await ruinChain(store, chainId)
  const ruined = (await linesOf(store, chainId)).length
  const done = await rebuildChain({ store, chainId })
  return { before, ruined, done, after: await linesOf(store, chainId) }
}

async function linesOf(location: StoreLocation, chainId: string): Promise<readonly string[]> {
  const store = await openStore(location)
  try {
    const lines: string[] = []
    for await (const line of dump(store, chainId)) lines.push(line)
    return lines
  } finally {
    await store.close()
  }
}

async function ruinChain(location: StoreLocation, chainId: string): Promise<void> {
  const store = await openStore(location)
  try {
    for (const statement of ruin) await tamper(store, chainId, `${statement} WHERE chain_id = :chain`)
  } finally {
    await store.close()
  }
}
