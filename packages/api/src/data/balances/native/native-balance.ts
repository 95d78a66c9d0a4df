import { ServiceError } from "@serac/server/http"
import type { BlockReference, Hex } from "@serac/store"
import type { ServedChain } from "../../chains/served-chain.ts"
import { NoBalanceError } from "./no-balance.ts"

/** A block whose balances are requested. */
export interface BalanceBlock extends Pick<BlockReference, "number" | "hash"> {
  /** Whether it is the last indexed block. */
  readonly isHead: boolean
}

/**
 * The balance of an address, in lower case, in a chain's native token at the end of a block, in the smallest unit.
 *
 * Throws a {@link ServiceError} without an answer of a node: 502 for invalid answers, else 503; permanent without a node, or where every node
 * has pruned the state of a past block.
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
