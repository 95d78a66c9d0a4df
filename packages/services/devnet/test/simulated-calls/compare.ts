import { isDeepStrictEqual } from "node:util"
import type { EvmChain } from "@serac/evm-chain"
import type { Devnet } from "../../src/devnet.ts"
import { ask, type Exchange } from "./exchanges.ts"
import type { Rule } from "./rules.ts"

/** Which exchanges are not compared exactly, by their method and, where it has others, their parameters. */
export interface Expectation {
  /** What tells of the chain's own state. */
  readonly rules: Readonly<Record<string, Rule>>
  /** What a devnet answers otherwise than a node, and what it answers. */
  readonly otherwise: Readonly<Record<string, (ours: Pick<Exchange, "result" | "error">) => boolean>>
}

/** What came of asking everything. */
export interface Comparison {
  /** How many answers are the node's in every value, code and text. */
  exact: number
  /** How many keep their rule. */
  byRule: number
  /** How many are the devnet's own. */
  otherwise: number
  /** What is wrong with the others. */
  readonly different: string[]
}

/** What a devnet answers where a node has no such method. */
const hasOwnMethod = ({ result }: Pick<Exchange, "result">) => result !== undefined

/** What it says of a script, which a node runs. */
const runsNoScripts = ({ error }: Pick<Exchange, "error">) =>
  error?.code === -32000 && error.message.startsWith("tracing failed: tracers in JavaScript are not run here")

const hasNoMethod = ({ error }: Pick<Exchange, "error">) => error?.code === -32601

/** What every chain of a devnet answers otherwise: the accounts whose keys it has, and scripts, which it does not run. */
export const ownAnswers: Expectation["otherwise"] = { eth_accounts: hasOwnMethod, script: runsNoScripts }

/** Before Helicon and on an L1 a node has no pool to look at here, and tells which accounts a block changed. */
export const ownAnswersBeforeHelicon: Expectation["otherwise"] = {
  ...ownAnswers,
  txpool_status: hasOwnMethod,
  debug_getModifiedAccountsByNumber: hasNoMethod,
}

/** Asks a devnet's chain everything that was asked of a node's. */
export async function compare(
  devnet: Devnet,
  { name, chain }: { readonly name: string; readonly chain: EvmChain },
  exchanges: readonly Exchange[],
  { rules, otherwise }: Expectation,
  before: (exchange: Exchange) => void = () => {},
): Promise<Comparison> {
  const comparison: Comparison = { exact: 0, byRule: 0, otherwise: 0, different: [] }
  for (const exchange of exchanges) {
    before(exchange)
    // What watches over the process has its turn: some of the calls use all gas that there is.
    await new Promise((resolve) => setImmediate(resolve))
    const ours = await ask(devnet, name, exchange)
    const { name: title, method, params, result, error } = exchange
    const key = title.includes("function(){") ? "script" : method
    const rule = rules[`${method} ${JSON.stringify(params)}`] ?? rules[method]
    const isExact = isDeepStrictEqual(ours, error === undefined ? { result } : { error })
    if (otherwise[key] !== undefined) {
      if (otherwise[key](ours) && !isExact) comparison.otherwise++
      else comparison.different.push(`${title} is answered as a node answers: it needs no exception`)
    } else if (rule !== undefined) {
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
