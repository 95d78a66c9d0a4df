import { isDeepStrictEqual } from "node:util"
import type { Devnet } from "../../src/devnet.ts"
import type { EvmChain } from "../../src/evm/index.ts"
import { ask, type Exchange } from "./exchanges.ts"
import type { Rule } from "./rules.ts"

/** What tells of the chain's own state, by method and, where it has others, parameters: it keeps a rule, all else is the node's exactly. */
export type Rules = Readonly<Record<string, Rule>>

/** What came of asking everything. */
export interface Comparison {
  /** How many answers are the node's in every value, code and text. */
  exact: number
  /** How many keep their rule. */
  byRule: number
  /** What is wrong with the others. */
  readonly different: string[]
}

/** Asks a devnet's chain everything that was asked of a node's. */
export async function compare(
  devnet: Devnet,
  { name, chain }: { readonly name: string; readonly chain: EvmChain },
  exchanges: readonly Exchange[],
  rules: Rules,
  before: (exchange: Exchange) => void = () => {},
): Promise<Comparison> {
  const comparison: Comparison = { exact: 0, byRule: 0, different: [] }
  for (const exchange of exchanges) {
    before(exchange)
    // What watches over the process has its turn: some of the calls use all gas that there is.
    await new Promise((resolve) => setImmediate(resolve))
    const ours = await ask(devnet, name, exchange)
    const { name: title, method, params, result, error } = exchange
    const rule = rules[`${method} ${JSON.stringify(params)}`] ?? rules[method]
    const isExact = isDeepStrictEqual(ours, error === undefined ? { result } : { error })
    if (rule !== undefined) {
      const wrong = ours.error === undefined ? rule(ours.result, result, chain) : ours.error.message
      if (wrong === undefined) comparison.byRule++
      else comparison.different.push(`${title}: ${wrong}`)
    } else if (isExact) comparison.exact++
    else
      comparison.different.push(
        `${title} ${JSON.stringify(params).slice(0, 200)}: ${JSON.stringify(ours)}, not ${JSON.stringify(result ?? error)}`,
      )
  }
  return comparison
}
