import { decodeAtomicBatch } from "@serac/chain"
import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { fromHex, type Hex, toHex } from "../codec/hex.ts"
import { replayBlock } from "../trace/replay.ts"

/** Maximum number of blocks in a request, since their transactions are executed again. */
const maxModifiedBlocks = 1_024n

/**
 * `debug_getModifiedAccountsBy…`: accounts that differ between an earlier and a later block, in the order of the hashes of their
 * addresses, without deleted ones; as a node that stores preimages returns them.
 *
 * @returns null if there are none
 * @throws EvmError for blocks in the wrong order, too many blocks, a pruned state, and an account that a cheatcode edited
 */
export async function modifiedAccounts(chain: EvmChain, from: EvmBlock, to: EvmBlock): Promise<readonly Hex[] | null> {
  const [first, last] = [from.header.number, to.header.number]
  if (first >= last) throw new EvmError(`start block height (${first}) must be less than end block height (${last})`)
  if (last - first > maxModifiedBlocks)
    throw new EvmError(`there are more than ${maxModifiedBlocks} blocks between them`)
  // Throws the node's error if the state has been pruned.
  await chain.read(from, async () => {})
  const hashes = await chain.read(to, async ({ state }) => state.changedSince(chain.rootOf(from)))
  if (hashes.length === 0) return null
  const addresses = new Map<string, Hex>()
  const missing = new Set(hashes)
  for (let height = last; height > first && missing.size > 0; height--)
    for (const address of await touchedIn(chain, chain.blockAt(height) as EvmBlock)) {
      const hash = toHex(chain.crypto.keccak256(fromHex(address))).slice(2)
      if (missing.delete(hash)) addresses.set(hash, address)
    }
  return hashes.map((hash) => {
    const address = addresses.get(hash)
    if (address === undefined) throw new EvmError(`no preimage found for hash ${hash}`)
    return address
  })
}

/** A superset of the addresses that a block's transactions wrote to. */
async function touchedIn(chain: EvmChain, block: EvmBlock): Promise<ReadonlySet<Hex>> {
  const touched = new Set<Hex>()
  await replayBlock(chain, block, undefined, async ({ machine, run }) => {
    machine.stopTime()
    await run()
    for (const address of machine.state.changed) touched.add(address)
  })
  if (block.blockExtraData.length === 0) return touched
  for (const { unsigned } of decodeAtomicBatch(block.blockExtraData))
    for (const { address } of unsigned.type === "ImportTx" ? unsigned.outputs : unsigned.inputs)
      touched.add(toHex(address))
  return touched
}
