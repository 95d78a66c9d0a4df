import { formatId, parseId } from "@serac/chain"
import { expect, test } from "vitest"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { runNetworkHouse } from "../../../test/network/network-house.ts"
import { answersTo, recordedNetwork } from "../../../test/network/primary-fixtures.ts"

const asked = (node: FakeNetworkNode) =>
  node.requests.flat().filter(({ method }) => method === "platform.getCurrentValidators")

test("what a node says of validators is kept, once in an interval", async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node], { observeInterval: 60_000 })
  await house.synced(node)
  await house.clock.until(() => house.writer.observations.size > 0)
  const [{ result } = { result: undefined }] = answersTo("getCurrentValidators").filter(
    ({ params }) => params === null || Object.keys(params).length === 0,
  )
  const said = new Map<string, unknown>(
    result.validators.map(({ txID, uptime, connected, potentialReward }: Record<string, string>) => [
      txID,
      { uptime: Number(uptime), connected, potentialReward: BigInt(potentialReward as string) },
    ]),
  )
  expect(said.size).toBeGreaterThan(3)
  const kept = [...house.writer.observations.values()].map(({ txId, ...rest }) => [formatId(txId), rest] as const)
  expect(new Map(kept)).toEqual(said)
  const before = asked(node).length
  await house.clock.pass(50_000)
  expect(asked(node).length).toBe(before)
  await house.clock.pass(20_000)
  expect(asked(node).length).toBe(before + 1)
  await house.stop()
})

test("which chains the node does not query a validator for is kept of those that it is connected to", async () => {
  const node = new FakeNetworkNode()
  const [{ result } = { result: undefined }] = answersTo("getCurrentValidators").filter(
    ({ params }) => params === null || Object.keys(params).length === 0,
  )
  const nodes: readonly string[] = [
    ...new Set(result.validators.map(({ nodeID }: Record<string, string>) => nodeID)),
  ] as string[]
  expect(nodes.length).toBeGreaterThan(2)
  const peers = [
    {
      nodeID: nodes[0],
      benched: ["P", recordedNetwork.cChainId, "2CA6j5zYzasynPsFeNoqWkmTCt3VScMvXUZHbfDJ8k3oGzAPtU"],
    },
    { nodeID: nodes[1], benched: [] },
    { nodeID: "NodeID-111111111111111111116DBWJs", benched: ["X"] },
  ]
  node.override = ({ method }) => (method === "info.peers" ? { numPeers: "3", peers } : undefined)
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.clock.until(() => house.writer.observations.size > 0)
  const kept = new Map(
    [...house.writer.observations.values()].map(({ txId, benched }) => [formatId(txId), benched] as const),
  )
  const benchedOf = new Map([
    [nodes[0], ["P", "C"]],
    [nodes[1], []],
  ])
  for (const { txID, nodeID } of result.validators)
    expect([nodeID, kept.get(txID)]).toEqual([nodeID, benchedOf.get(nodeID)])
  await house.stop()
})

test("a change of stakers is looked at soon", async () => {
  const node = new FakeNetworkNode()
  node.cut({ P: 15, X: 57, C: 169 })
  const house = runNetworkHouse([node], { observeInterval: 3_600_000 })
  await house.synced(node)
  await house.clock.pass(20_000)
  const before = asked(node).length
  expect(before).toBeGreaterThan(0)
  node.cut({ P: 40, X: 57, C: 169 })
  await house.synced(node)
  await house.clock.pass(20_000)
  expect(asked(node).length).toBe(before + 1)
  await house.stop()
})

test("without a genesis the rewards of delegators are asked for, each once", async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node], { genesis: undefined, observeInterval: 60_000 })
  await house.synced(node)
  await house.clock.pass(10_000)
  const single = () => asked(node).filter(({ params }) => params.nodeIDs !== undefined)
  const delegators = [...house.writer.stakers.values()].filter(
    ({ kind, status }) => kind === "delegator" && status === "active",
  )
  expect(delegators.length).toBeGreaterThan(0)
  for (const { txId } of delegators)
    expect(house.writer.observations.get(Buffer.from(txId).toString("hex"))?.potentialReward).toBeGreaterThan(0n)
  const times = single().length
  expect(times).toBe(new Set(single().map(({ params }) => params.nodeIDs[0])).size)
  await house.clock.pass(200_000)
  expect(single().length).toBe(times)
  await house.stop()
})

test.each([
  ["uptime", "120.0000"],
  ["uptime", 7],
  ["txID", "nope"],
  ["potentialReward", "-1"],
])("an answer with a wrong %s (%j) is not kept, and asked for again", async (member, value) => {
  const node = new FakeNetworkNode()
  const txID = formatId(parseId("bnvBE8HBpuPYZFSDczyZkLxhFdYWpT3kM6EQRTmvjd8sLznDT"))
  let isWrong = true
  node.override = ({ method }) =>
    method === "platform.getCurrentValidators" && isWrong
      ? { validators: [{ txID, uptime: "1.0000", [member]: value }] }
      : undefined
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.clock.pass(10_000)
  expect(house.writer.observations.size).toBe(0)
  expect(house.progress().faults).toBeGreaterThan(0)
  isWrong = false
  await house.clock.until(() => house.writer.observations.size > 0)
  await house.stop()
})
