import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import type { Devnet } from "../../src/devnet.ts"
import type { Hex } from "../../src/evm/index.ts"

/** A call, with the answer of a live node. */
export interface Exchange {
  readonly name: string
  readonly method: string
  readonly params: readonly unknown[]
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** The recorded exchanges of a chain, all on the same state. */
export interface Recording {
  /** The address of the account with funds. */
  readonly funded: Hex
  readonly exchanges: readonly Exchange[]
}

/** The subjects of a chain's exchanges, in order. */
export const subjects = {
  "what code sees": [0, 53],
  estimates: [53, 78],
  "failures, fees and limits": [78, 117],
  "traces, access lists, overrides and prices that are given": [117, 155],
  "the chain's own state, and which methods there are": [155, 180],
} as const satisfies Readonly<Record<string, readonly [from: number, to: number]>>

/** One of {@link subjects}. */
export type Subject = keyof typeof subjects

/** The recorded calls of a live node's chain. */
export function recordingOf(chain: "c-chain" | "c-chain-helicon" | "l1"): Recording {
  const file = new URL(`../fixtures/simulated-calls/${chain}.json.gz`, import.meta.url)
  const { funded, exchanges } = JSON.parse(gunzipSync(readFileSync(file)).toString())
  return { funded: funded.toLowerCase(), exchanges }
}

/** Calls a devnet's node without a socket. @param chain - the alias or the id of the blockchain */
export async function ask(devnet: Devnet, chain: string, { method, params }: Pick<Exchange, "method" | "params">) {
  const { body } = await devnet.node.handle({
    method: "POST",
    target: `/ext/bc/${chain}/rpc`,
    headers: { "content-type": "application/json", host: "localhost" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  })
  const { result, error } = JSON.parse(body)
  return (error === undefined ? { result } : { error }) as Pick<Exchange, "result" | "error">
}
