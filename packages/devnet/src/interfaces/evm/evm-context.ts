import { ArgumentError, type ArgumentReader, type BlockNumber, type BlockReference, readEvm } from "@serac/wire/node"
import type { EvmBlock, EvmChain, PriceOracle, WarpSigner } from "../../evm/index.ts"
import { EvmError } from "../../evm/index.ts"
import type { Filters } from "./filters.ts"

/** What the methods of an EVM chain's interface work with. */
export interface EvmContext {
  readonly chain: EvmChain
  readonly oracle: PriceOracle
  readonly filters: Filters
  /** Who signs warp messages; a chain without it has no `warp_` methods. */
  readonly signer: WarpSigner | undefined
  /** What `web3_clientVersion` says. */
  readonly clientVersion: string
  /** Whether it answers as the virtual machine that the C-Chain has from Helicon on, for all its heights. */
  readonly hasHelicon: boolean
}

/** Readers of what names a block. From Helicon on there is no block that is called `accepted`. */
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

/** The block that a caller names. @throws EvmError for one that is not there */
export function blockAt({ chain, hasHelicon }: EvmContext, reference: BlockReference = "latest"): EvmBlock {
  if (typeof reference === "object") {
    const block = chain.blockByHash(reference.hash as `0x${string}`)
    if (block !== undefined) return block
    throw new EvmError(hasHelicon ? `block not found: hash ${reference.hash}` : "header for hash not found")
  }
  if (reference === "earliest") return chain.blockAt(0n) as EvmBlock
  // An accepted block is executed at once, so that the last accepted one is the last executed one too.
  if (typeof reference === "string") return isOfSettled(reference) ? chain.settled : chain.tip
  const block = chain.blockAt(reference)
  if (block !== undefined) return block
  throw new EvmError(
    hasHelicon ? `block not found: not accepted yet: block ${reference}` : "cannot query unfinalized data",
  )
}

const isOfSettled = (tag: string): boolean => tag === "safe" || tag === "finalized"
