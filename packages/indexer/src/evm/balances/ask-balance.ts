import type { BalanceHolding, Hex } from "@serac/store"
import { decodedUint, wordOf } from "../calls/abi.ts"
import type { EthCall, EthCalls } from "../calls/eth-call.ts"

/** Gas for a call: rebasing tokens compute their answer, and some call other contracts. */
export const balanceGas = 1_000_000

const selectors = { 20: "70a08231", 721: "6352211e", 1155: "00fdd58e" } as const

/** Call data of `balanceOf(holder)`, `ownerOf(tokenId)` or `balanceOf(holder, tokenId)`. */
export function balanceQuestion({ standard, holder, tokenId = "0x0" }: BalanceHolding): Hex {
  const address = holder.slice(2).padStart(64, "0")
  const id = wordOf(BigInt(tokenId))
  const words = { 20: address, 721: id, 1155: address + id }
  return `0x${selectors[standard]}${words[standard]}`
}

/** The balance in an answer; undefined if the answer is no number, or no address for an owner. */
export function balanceIn(answer: Hex | undefined, { standard, holder }: BalanceHolding): bigint | undefined {
  const number = decodedUint(answer)
  if (number === undefined || standard !== 721) return number
  return number < 2n ** 160n ? BigInt(number === BigInt(holder)) : undefined
}

/**
 * Requests a holder's balance of a token after a block; for an ERC-721 token 1 if it is the holder's, otherwise 0. Undefined
 * if the contract does not return a valid answer. Throws the errors of {@link EthCall}.
 */
export async function askBalance(
  call: EthCall,
  holding: BalanceHolding,
  blockHash: Hex,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  return balanceIn(await call(holding.contract, balanceQuestion(holding), balanceGas, signal, { blockHash }), holding)
}

/**
 * The same for several holders, in one request. The entry of a holder is undefined if its balance is unknown and must be
 * requested alone; a `balance` of undefined is an answer.
 */
export async function askBalancesTogether(
  calls: EthCalls,
  holdings: readonly BalanceHolding[],
  blockHash: Hex,
  signal: AbortSignal,
): Promise<readonly ({ readonly balance: bigint | undefined } | undefined)[]> {
  const asked = holdings.map((holding) => ({ to: holding.contract, data: balanceQuestion(holding) }))
  const answers = await calls(asked, balanceGas, signal, { blockHash })
  return holdings.map((holding, index) => {
    const answer = answers[index]
    return answer && { balance: balanceIn(answer.returned, holding) }
  })
}
