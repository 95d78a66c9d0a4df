import { ServiceError } from "@serac/server/http"
import type { BlockReference, Hex } from "@serac/store"
import type { ServedChain } from "../../chains/served-chain.ts"
import { NoBalanceError } from "./no-balance.ts"

/** A block whose balances are asked for. */
export interface BalanceBlock extends Pick<BlockReference, "number" | "hash"> {
  /** Whether it is the last one that is indexed. */
  readonly isHead: boolean
}

/**
 * What an address, in lower case, has of a chain's native token at the end of a block, in the smallest unit.
 *
 * Throws a {@link ServiceError} where no node tells it: 502 where what nodes answer makes no sense, else 503, for good where there is no
 * node, or none that keeps the state of a block of the past.
 */
export async function nativeBalance(
  { native, chainId }: Pick<ServedChain, "native" | "chainId">,
  address: Hex,
  block: BalanceBlock,
): Promise<bigint> {
  if (!native.hasNode)
    throw new ServiceError(
      503,
      `native balances of chain ${chainId} are not known, since this service has no RPC URL of it`,
    )
  try {
    return await native.at(address, block)
  } catch (error) {
    if (!(error instanceof NoBalanceError)) throw error
    const isLasting = error.reason === "pruned" && !block.isHead
    const now = error.reason === "pruned" ? "" : " now"
    const message = `the native balance at block ${block.number} of chain ${chainId} is not known${now}, since ${error.message}`
    throw new ServiceError(error.reason === "invalid" ? 502 : 503, message, isLasting ? {} : { retryAfter: 5 })
  }
}
