import type { ErcType, Hex } from "@serac/store"
import { decodedName, decodedUint, isTrue } from "../../calls/abi.ts"
import type { EthCall } from "../../calls/eth-call.ts"
import { questions } from "./selectors.ts"

/** Gas for each call. A call that needs more has no answer; the limit also bounds answers to about 700 kB. */
export const probeGas = 1_000_000

/** The properties that a contract reports. */
export interface Probe {
  readonly ercType: ErcType
  readonly name?: string
  /** Only if the type is known. */
  readonly symbol?: string
  /** Only for ERC-20, and only 0 to 255. */
  readonly decimals?: number
  /** Whether any call returned data or failed. An address without code returns empty data for every call. */
  readonly answers: boolean
}

type Question = keyof typeof questions
type ProbeAnswers<Asked extends Question> = Readonly<Record<Asked, Hex | undefined>>

/**
 * Determines the type of a contract.
 *
 * An NFT contract reports it by ERC-165. An ERC-20 contract cannot, so it is recognised by its functions: `totalSupply` and
 * `balanceOf`, and one of `allowance` and `decimals` (which a collection that counts its tokens lacks), each returning one
 * word, while a function that no contract has must not. The calls of a round are made in parallel.
 */
export async function probeContract(call: EthCall, address: Hex, signal: AbortSignal): Promise<Probe> {
  async function ask<Asked extends Question>(...asked: Asked[]): Promise<ProbeAnswers<Asked>> {
    const answers = await Promise.all(
      asked.map(async (question) => [question, await call(address, questions[question], probeGas, signal)] as const),
    )
    return Object.fromEntries(answers) as ProbeAnswers<Asked>
  }

  const first = await ask("supportsErc165", "totalSupply", "name")
  const answers = Object.values(first).some((answer) => answer !== "0x")
  const name = decodedName(first.name)
  const unknown = { ercType: "UNKNOWN" as const, ...(name && { name }), answers }
  const speaksErc165 = isTrue(first.supportsErc165)
  const hasSupply = decodedUint(first.totalSupply) !== undefined
  if (!speaksErc165 && !hasSupply) return unknown

  const forNfts = speaksErc165 ? (["supportsNothing", "supportsErc721", "supportsErc1155"] as const) : []
  const forTokens = hasSupply ? (["balanceOf", "allowance", "decimals", "nonsense"] as const) : []
  const then = await ask("symbol", ...forNfts, ...forTokens)
  const ercType = nftTypeOf(then) ?? (hasSupply && isErc20(then) ? "ERC-20" : undefined)
  if (ercType === undefined) return unknown
  const symbol = decodedName(then.symbol)
  const decimals = ercType === "ERC-20" ? decodedUint(then.decimals) : undefined
  return {
    ...unknown,
    ercType,
    ...(symbol && { symbol }),
    ...(decimals !== undefined && decimals < 256n && { decimals: Number(decimals) }),
  }
}

function nftTypeOf(answers: Partial<ProbeAnswers<Question>>): ErcType | undefined {
  if (decodedUint(answers.supportsNothing) !== 0n) return undefined
  if (isTrue(answers.supportsErc721)) return "ERC-721"
  if (isTrue(answers.supportsErc1155)) return "ERC-1155"
  return undefined
}

function isErc20({ balanceOf, allowance, decimals, nonsense }: Partial<ProbeAnswers<Question>>): boolean {
  const isWord = (answer: Hex | undefined) => decodedUint(answer) !== undefined
  return isWord(balanceOf) && (isWord(allowance) || isWord(decimals)) && (nonsense === undefined || nonsense === "0x")
}
