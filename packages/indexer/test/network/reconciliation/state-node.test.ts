import { formatAddress, formatHex, formatId } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { expect, test } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import { readValidator } from "../../../src/network/reconciliation/reported-validators.ts"
import { createStateNode } from "../../../src/network/reconciliation/state-node.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const { signal } = new AbortController()
const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [xChainId, cChainId] = [formatId(some(1)), formatId(some(2))]
const network = {
  networkId: 12345,
  hrp: "local",
  xChainId,
  cChainId,
  nodeUrls: ["http://node.test"],
} as unknown as NetworkDefinition
const validator = { txID: formatId(some(3)), nodeID: "NodeID-1", weight: "5", startTime: "1", endTime: "2" }

interface Call {
  readonly path: string
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A node whose heights grow with each question about them. */
function begun(utxos: readonly string[] = []) {
  const calls: Call[] = []
  let height = 10
  const resultOf = ({ path, method }: Call): unknown => {
    if (method === "info.getNetworkID") return { networkID: "12345" }
    if (method === "eth_blockNumber" || method === "eth_getBlockByNumber") return `0x${(height++).toString(16)}`
    if (/\.getHeight$/.test(method)) return { height: String(height++) }
    if (method === "platform.getCurrentValidators") return { validators: [validator] }
    if (/getUTXOs$/.test(method))
      return { utxos, numFetched: String(utxos.length), endIndex: { address: "a", utxo: "b" }, encoding: "hex" }
    throw new Error(`nobody answers ${method} at ${path}`)
  }
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const request = new Request(url, init)
    const {
      id,
      method,
      params = {},
    } = (await request.json()) as { id: number; method: string; params?: Call["params"] }
    const call = { path: new URL(request.url).pathname, method, params }
    calls.push(call)
    return Response.json({ jsonrpc: "2.0", id, result: resultOf(call) })
  }
  const node = createStateNode({ network, clock: new VirtualClock(), log: () => {}, fetch } as never)
  const asked = () =>
    calls.filter(({ method }) => !method.startsWith("info.")).map(({ method, params }) => [method, params] as const)
  return { node, asked }
}

test("validators are told between two heights of the P-Chain, of the same node", async () => {
  const { node, asked } = begun()
  expect(await node.validators({}, signal)).toEqual({
    ...{ before: { P: 10 }, after: { P: 11 } },
    value: [{ txId: some(3), nodeId: "NodeID-1", weight: 5n, start: 1, end: 2 }],
  })
  expect(asked().map(([method]) => method)).toEqual([
    ...["platform.getHeight", "platform.getCurrentValidators", "platform.getHeight"],
  ])
})

test("UTXOs are asked of the chain where they can be consumed, with the chain where they were made if it is another", async () => {
  const addresses = [some(7, 20)]
  const askedOf = async (chain: "P" | "X" | "C", source: "P" | "X" | "C") => {
    const { node, asked } = begun([formatHex(some(1, 50))])
    const told = await node.utxos({ chain, source, addresses }, signal)
    expect(told.value).toEqual([some(1, 50)])
    const [method, params] = asked().find(([name]) => /getUTXOs$/.test(name)) ?? ["", {}]
    expect(params.addresses).toEqual([formatAddress(some(7, 20), "local", chain)])
    return [method, params.sourceChain, Object.keys(told.before).sort().join("")]
  }
  expect([
    await askedOf("P", "P"),
    await askedOf("X", "X"),
    await askedOf("P", "X"),
    await askedOf("X", "P"),
    await askedOf("C", "X"),
    await askedOf("C", "P"),
    await askedOf("X", "C"),
  ]).toEqual([
    ["platform.getUTXOs", undefined, "P"],
    ["avm.getUTXOs", undefined, "X"],
    ["platform.getUTXOs", xChainId, "PX"],
    ["avm.getUTXOs", "11111111111111111111111111111111LpoYY", "PX"],
    ["avax.getUTXOs", xChainId, "CX"],
    ["avax.getUTXOs", "11111111111111111111111111111111LpoYY", "CP"],
    ["avm.getUTXOs", cChainId, "CX"],
  ])
})

test("addresses with more than sixteen pages of UTXOs have too many", async () => {
  const { node, asked } = begun(Array.from({ length: 1024 }, () => formatHex(some(1, 50))))
  const { value } = await node.utxos({ chain: "P", source: "P", addresses: [some(7, 20)] }, signal)
  expect([value, asked().filter(([method]) => /getUTXOs$/.test(method)).length]).toEqual([undefined, 16])
})

test("a validator has the members of its kind, and those that are no numbers or texts are nonsense", () => {
  const of = (members: object) => readValidator({ ...validator, ...members })
  const base = { txId: some(3), nodeId: "NodeID-1", weight: 5n, start: 1, end: 2 }
  expect(of({})).toEqual(base)
  expect(of({ delegatorCount: "3", delegatorWeight: "4", delegators: null, balance: null })).toEqual({
    ...{ ...base, delegatorCount: 3, delegatorWeight: 4n },
  })
  const delegator = { txID: formatId(some(4)), nodeID: "NodeID-2", weight: "6", startTime: "3", endTime: "4" }
  expect(of({ delegators: [delegator] })).toEqual({
    ...base,
    delegators: [{ txId: some(4), nodeId: "NodeID-2", weight: 6n, start: 3, end: 4 }],
  })
  expect(
    of({ txID: undefined, endTime: undefined, validationID: formatId(some(5)), balance: "0", minNonce: "7" }),
  ).toEqual({
    ...{ validationId: some(5), nodeId: "NodeID-1", weight: 5n, start: 1, balance: 0n, minNonce: 7n },
  })
  const wrong = [
    { weight: "-1" },
    { startTime: "x" },
    { nodeID: 5 },
    { txID: "0x" },
    { delegators: 5 },
    { minNonce: {} },
  ]
  for (const members of wrong) expect(() => of(members)).toThrow(NodeFault)
})
