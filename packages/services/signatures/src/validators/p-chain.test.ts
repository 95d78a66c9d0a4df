import { expect, test } from "vitest"
import { AggregationError } from "../aggregation-error.ts"
import { PChain } from "./p-chain.ts"

const id = new Uint8Array(32).fill(1)
const { signal } = new AbortController()

test.each<[string, unknown, (pChain: PChain) => Promise<unknown>]>([
  ["its height", { height: "x" }, (pChain) => pChain.proposedHeight(signal)],
  ["validators", { validators: {} }, (pChain) => pChain.validatorsAt(id, 7n, signal)],
  ["balances", { validators: [{ nodeID: "a", balance: "x" }] }, (pChain) => pChain.balances(id, signal)],
  ["who validates", { subnetID: "x" }, (pChain) => pChain.subnetOf(id, signal)],
  ["who manages", { conversionID: "x", managerChainID: "x" }, (pChain) => pChain.managerOf(id, signal)],
  ["a transaction", { tx: "0x00", encoding: "hex" }, (pChain) => pChain.transaction(id, signal)],
])("a node that answers nonsense when it is asked for %s has failed, and nothing else has", async (_, result, ask) => {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { id } = (await new Request(input, init).json()) as { readonly id: unknown }
    return Response.json({ jsonrpc: "2.0", id, result })
  }
  const error = await ask(new PChain(["http://127.0.0.1:9650"], fetch)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(AggregationError)
  expect(error).toMatchObject({ code: "node", message: "a node of the P-Chain answers what is no answer" })
})
