import { isDeepStrictEqual } from "node:util"
import type { Devnet } from "../../src/devnet.ts"
import type { EvmChain } from "../../src/evm/index.ts"
import { ask, type Exchange } from "./exchanges.ts"
import type { Rule } from "./rules.ts"

/** Rules for answers that depend on the chain's own state, by method and, if needed, parameters; all other answers must equal the node's. */
export type Rules = Readonly<Record<string, Rule>>

/** The result of comparing all answers. */
export interface Comparison {
  /** The number of answers that equal the node's in every value, code and text. */
  exact: number
  /** The number of answers that satisfy their rule. */
  byRule: number
  /** The differences in all other answers. */
  readonly different: string[]
}

/** Makes all recorded calls of a node on a devnet's chain. */
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
    // Lets the event loop run, since some of the calls take long because they use all gas.
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
