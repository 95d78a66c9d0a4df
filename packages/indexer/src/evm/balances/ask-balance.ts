import type { BalanceHolding, Hex } from "@serac/store"
import { decodedUint, wordOf } from "../calls/abi.ts"
import type { EthCall, EthCalls } from "../calls/eth-call.ts"

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

/**
 * The same of several holders, in one request. Undefined in the place of a holder of whom that is not known, and who is to be asked for
 * alone; a balance of `undefined` is an answer.
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
