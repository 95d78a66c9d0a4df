import type { EvmBlock, EvmChain, PriceOracle, WarpSigner } from "@serac/evm-chain"
import { EvmError } from "@serac/evm-chain"
import type { BlockReference } from "@serac/node-wire"
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
}

/** The block that a caller names. @throws EvmError for one that is not there */
export function blockOf({ chain }: EvmContext, reference: BlockReference = "latest"): EvmBlock {
  if (typeof reference === "object") {
    const block = chain.blockByHash(reference.hash as `0x${string}`)
    if (block === undefined) throw new EvmError("header for hash not found")
    return block
  }
  if (reference === "earliest") return chain.blockAt(0n) as EvmBlock
  if (typeof reference === "string") return chain.tip
  const block = chain.blockAt(reference)
  if (block === undefined) throw new EvmError("cannot query unfinalized data")
  return block
}
