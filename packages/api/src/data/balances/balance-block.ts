import { ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { blockIdOf } from "../blocks/block-id.ts"
import type { ServedChain } from "../chains/served-chain.ts"
import { boundedJson } from "../render/json-text.ts"
import type { BalanceBlock } from "./native/native-balance.ts"

/** The block whose balances are requested; the last indexed one without a number. Throws a 404 with the number of an unknown block. */
export async function balanceBlock({ reader }: ServedChain, blockNumber: string | undefined): Promise<BalanceBlock> {
  const status = await reader.status()
  // The data of an indexed chain may have been reset since.
  if (status === undefined) throw new ServiceError(503, `chain ${reader.chainId} is not indexed yet`, { retryAfter: 5 })
  const { head } = status
  if (blockNumber === undefined || Number(blockNumber) === head.number) return { ...head, isHead: true }
  const number = blockIdOf(blockNumber)
  const block = number === undefined ? undefined : await reader.block(number)
  if (block === undefined) throw new ServiceError(404, `block ${boundedJson(blockNumber, 80)} was not found`)
  const { blockHash } = JSON.parse(block.json) as { readonly blockHash: Hex }
  return { number: block.number, hash: blockHash, isHead: false }
}
