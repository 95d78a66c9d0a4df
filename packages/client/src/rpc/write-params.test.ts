import { expect, test } from "vitest"
import { fakeNode, silence } from "../../test/rpc/fake-node.ts"
import { createRpcCore } from "./core.ts"
import { positional } from "./positional.ts"

const url = "http://127.0.0.1:9650/rpc"
const getBlock = { method: "avm.getBlockByHeight", path: "/ext/bc/X" }
const cycle: Record<string, unknown> = { at: 1 }
cycle.self = cycle
const logs = { method: "eth_getLogs", path: "/rpc", positions: ["filter", "limit"], quantities: [0] }

test.each([
  ["a circle by name", getBlock, { height: 1, filter: cycle }, '"filter" has no JSON: Converting circular'],
  ["NaN by name", getBlock, { height: Number.NaN }, '"height" is NaN'],
  ["NaN within a parameter", getBlock, { at: [{ height: Number.NaN }] }, '"at" holds NaN at "height"'],
  ["an infinite number by position", logs, { filter: {}, limit: Infinity }, '"limit" is Infinity'],
  ["a circle among quantities", logs, { filter: cycle }, '"filter" has no JSON'],
] as const)("%s is refused by the name of the parameter, and nothing is sent", async (_, operation, given, message) => {
  const node = fakeNode(silence)
  const core = createRpcCore({ endpoint: url, fetch: node.fetch }, { dialect: positional })
  const error = await core.call(operation, given).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: "InvalidParameterError", operation: operation.method })
  expect([(error as Error).message, node.sent.length]).toEqual([expect.stringContaining(message), 0])
})

test("NaN in a request of EIP-1193 is refused by its position", async () => {
  const core = createRpcCore({ endpoint: url, fetch: fakeNode(silence).fetch }, { dialect: positional })
  await expect(core.request({ method: "eth_call", params: [{}, Number.NaN] })).rejects.toMatchObject({
    name: "InvalidParameterError",
    parameter: "params[1]",
  })
})
