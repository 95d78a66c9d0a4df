import { ArgumentError, type ArgumentReader, type BlockNumber, type BlockReference, readEvm } from "@serac/wire/node"
import type { EvmBlock, EvmChain, PriceOracle, WarpSigner } from "../../evm/index.ts"
import { EvmError } from "../../evm/index.ts"
import type { Filters } from "./filters.ts"
import type { LivingHistory } from "./living/living-history.ts"

/** The objects that the methods of an EVM chain's interface work with. */
export interface EvmContext {
  readonly chain: EvmChain
  readonly oracle: PriceOracle
  readonly filters: Filters
  /** Signs warp messages; without it the chain has no `warp_` methods. */
  readonly signer: WarpSigner | undefined
  /** The result of `web3_clientVersion`. */
  readonly clientVersion: string
  /** Whether it answers like the C-Chain's virtual machine from Helicon on, for all heights. */
  readonly hasHelicon: boolean
  /** The living blocks before a fork; undefined for a chain of its own. */
  readonly history?: LivingHistory | undefined
}

/** Readers of block numbers, tags and hashes. From Helicon on the tag `accepted` is invalid. */
export function blockReaders({ hasHelicon }: EvmContext): {
  readonly blockNumber: ArgumentReader<BlockNumber>
  readonly blockReference: ArgumentReader<BlockReference>
} {
  const { blockNumber, blockReference } = readEvm
  return hasHelicon ? { blockNumber: nodeReader(blockNumber), blockReference: nodeReader(blockReference) } : readEvm
}

const nodeReader =
  <Value>(reader: ArgumentReader<Value>): ArgumentReader<Value> =>
  (given) => {
    const value = reader(given)
    if (value === "accepted") throw new ArgumentError("hex string without 0x prefix")
    return value
  }

/** The block that a request refers to. @throws EvmError if it does not exist */
export function blockAt({ chain, hasHelicon }: EvmContext, reference: BlockReference = "latest"): EvmBlock {
  if (typeof reference === "object") {
    const block = chain.blockByHash(reference.hash as `0x${string}`)
    if (block !== undefined) return block
    throw new EvmError(hasHelicon ? `block not found: hash ${reference.hash}` : "header for hash not found")
  }
  if (reference === "earliest") return chain.blockAt(0n) as EvmBlock
  // The devnet executes accepted blocks at once, so the last accepted block is also the last executed one.
  if (typeof reference === "string") return isOfSettled(reference) ? chain.settled : chain.tip
  const block = chain.blockAt(reference)
  if (block !== undefined) return block
  throw new EvmError(
    hasHelicon ? `block not found: not accepted yet: block ${reference}` : "cannot query unfinalized data",
  )
}

const isOfSettled = (tag: string): boolean => tag === "safe" || tag === "finalized"
