import type { BalanceHolding, Hex } from "@serac/store"
import { decodedUint, wordOf } from "../calls/abi.ts"
import type { EthCall } from "../calls/eth-call.ts"

/** Gas for a question: rebasing tokens compute their answer, and some go through other contracts. */
export const balanceGas = 1_000_000

const selectors = { 20: "70a08231", 721: "6352211e", 1155: "00fdd58e" } as const

/** What a contract is asked: `balanceOf(holder)`, `ownerOf(tokenId)` or `balanceOf(holder, tokenId)`. */
export function balanceQuestion({ standard, holder, tokenId = "0x0" }: BalanceHolding): Hex {
  const address = holder.slice(2).padStart(64, "0")
  const id = wordOf(BigInt(tokenId))
  const words = { 20: address, 721: id, 1155: address + id }
  return `0x${selectors[standard]}${words[standard]}`
}

/** What an answer says; undefined where it is no number, or no address for an owner. */
export function balanceIn(answer: Hex | undefined, { standard, holder }: BalanceHolding): bigint | undefined {
  const number = decodedUint(answer)
  if (number === undefined || standard !== 721) return number
  return number < 2n ** 160n ? BigInt(number === BigInt(holder)) : undefined
}

/**
 * Asks a contract what a holder has of a token after a block; of an ERC-721 token whether it is the holder's. Undefined where the
 * contract does not answer so. Throws what {@link EthCall} does.
 */
export async function askBalance(
  call: EthCall,
  holding: BalanceHolding,
  blockHash: Hex,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  return balanceIn(await call(holding.contract, balanceQuestion(holding), balanceGas, signal, { blockHash }), holding)
}
