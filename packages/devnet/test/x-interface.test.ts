import { expect, test } from "vitest"
import { avaxMethods } from "../src/interfaces/avax/avax-interface.ts"
import { xMethods } from "../src/interfaces/x/x-interface.ts"
import { ask } from "./ask.ts"
import { exchangesOf } from "./ledger/recording.ts"
import { recordedNetwork } from "./recorded-network.ts"

interface Paged {
  readonly limit?: unknown
  readonly startIndex?: unknown
}

/**
 * Removes orders that are not deterministic on a node: of balances, and of outputs created by one block, which determines the content of
 * an incomplete page.
 */
function withoutOrder(params: unknown, answer: unknown): string {
  const { limit, startIndex } = (params ?? {}) as Paged
  const isPart = (limit !== undefined && Number(limit) < 1024) || startIndex !== undefined
  const kept = JSON.stringify(answer, (name, value) => {
    if (name === "utxos" && isPart) return value.length
    if (name === "utxo" || (name === "endIndex" && isPart)) return undefined
    if (["balances", "utxoIDs", "utxos"].includes(name) && Array.isArray(value))
      return value.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    return value
  })
  return kept.replace(/couldn't encode UTXO \w+/, "couldn't encode UTXO")
}

test("answers every recorded call of the X-Chain as the node did", () => {
  const methods = xMethods(recordedNetwork())
  const calls = exchangesOf("durango", "x-chain").filter(({ method }) => method !== "avm.issueTx")
  const differing = calls.flatMap(({ method, params, answer }) => {
    const ours = withoutOrder(params, ask(methods, method, params))
    const theirs = withoutOrder(params, answer)
    return ours === theirs ? [] : [{ method, params, ours, theirs }]
  })
  expect(differing).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})

test("gives every output once, page by page, whatever the size of a page", () => {
  const methods = xMethods(recordedNetwork())
  const addresses = [
    "X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p",
    "X-custom15zft9fzs0chn8722lasx94mg3uum6ukmml28f3",
    "X-custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55",
  ]
  const pageOf = (more: object) =>
    (ask(methods, "avm.getUTXOs", { addresses, ...more }) as { result: { utxos: string[]; endIndex: object } }).result
  const whole = pageOf({}).utxos
  for (const limit of [1, 3, 7]) {
    const found: string[] = []
    let page = pageOf({ limit })
    while (page.utxos.length > 0) {
      found.push(...page.utxos)
      page = pageOf({ limit, startIndex: page.endIndex })
    }
    // An output owned by two of the addresses is returned for each of them.
    expect({ limit, found: new Set(found) }).toEqual({ limit, found: new Set(whole) })
  }
  expect(whole.length).toBeGreaterThan(8)
})

test("answers every recorded call about atomic transactions as the node did", () => {
  const methods = avaxMethods({ ...recordedNetwork(), issue: async (bytes) => bytes })
  const calls = exchangesOf("durango", "avax")
  const differing = calls.flatMap(({ method, params, answer }) => {
    const ours = withoutOrder(params, ask(methods, method, params))
    return ours === withoutOrder(params, answer) ? [] : [{ method, params, ours, answer }]
  })
  expect(differing).toEqual([])
  expect(calls.length).toBeGreaterThan(5)
})
