import { expect, test } from "vitest"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"
import type { Asked } from "./node.ts"

const caller = (keyId: string | undefined, address = "10.0.0.1") =>
  ({ address, keyId, orgId: undefined, tier: "free", scopes: ["read"] }) as const
const notFound = refusal(-32000, "filter not found")
const resultOf = (text: string) => JSON.parse(text).result

/** A node that keeps filters. All nodes use the same IDs for their filters, and each returns its name and the requested ID. */
const keeping = (name: string) => {
  let made = 0
  return ({ body }: Asked) => {
    const { id, method, params } = JSON.parse(body)
    const result = method.startsWith("eth_new")
      ? `0x${++made}`
      : method === "eth_uninstallFilter"
        ? true
        : [name, ...params]
    return JSON.stringify({ jsonrpc: "2.0", id, result })
  }
}

test("a filter stays with the node that made it, under a name that nobody else can use", async () => {
  const nodes = new GatewayWithNodes()
  await nodes.begin()
  try {
    nodes.node.reply = keeping("first")
    nodes.second.reply = keeping("second")
    let key: string | undefined = "k1"
    const { evm } = await nodes.start({ access: { admit: () => ({ caller: caller(key) }) } })
    const make = async () => resultOf((await evm(call("eth_newFilter", [{}])))[1]) as string
    const changes = async (name: string) => (await evm(call("eth_getFilterChanges", [name])))[1].trim()
    const own = await make()
    nodes.node.reply = () => "drop"
    // The second node creates the filter, with the same ID as the first node used.
    const other = await make()
    nodes.node.reply = keeping("first")
    expect([resultOf(await changes(own)), resultOf(await changes(other))]).toEqual([
      ["first", "0x1"],
      ["second", "0x1"],
    ])
    for (const name of ["0x1", `0x${"0".repeat(32)}`]) expect(await changes(name)).toBe(notFound)
    for (const stranger of ["k2", undefined]) {
      key = stranger
      expect(await changes(own)).toBe(notFound)
      expect(resultOf((await evm(call("eth_uninstallFilter", [own])))[1])).toBe(false)
    }
    key = "k1"
    const batch = `[${call("eth_getFilterLogs", [own])},${call("debug_x", [], 2)}]`
    expect(JSON.parse((await evm(batch))[1])[0].result).toEqual(["first", "0x1"])
    expect(resultOf((await evm(call("eth_uninstallFilter", [own])))[1])).toBe(true)
    expect(await changes(own)).toBe(notFound)
    // A notification has no answer, alone or in a batch.
    const told = '{"jsonrpc":"2.0","method":"eth_newFilter","params":[{}]}'
    expect([await evm(told), await evm(`[${told}]`)]).toEqual([
      [200, ""],
      [200, ""],
    ])
  } finally {
    await nodes.end()
  }
})

test("a node that may have told of changes is not asked again, nor is another one", async () => {
  const nodes = new GatewayWithNodes()
  await nodes.begin()
  try {
    nodes.node.reply = keeping("first")
    const { evm } = await nodes.start()
    const name = resultOf((await evm(call("eth_newBlockFilter")))[1])
    nodes.node.reply = () => "drop"
    expect((await evm(call("eth_getFilterChanges", [name])))[1].trim()).toBe(refusal(-32603, "no node can be reached"))
    expect([nodes.node.asked.length, nodes.second.asked.length]).toEqual([2, 0])
    // The node has restarted meanwhile.
    nodes.node.reply = () => notFound
    expect((await evm(call("eth_getFilterChanges", [name])))[1].trim()).toBe(notFound)
  } finally {
    await nodes.end()
  }
})
