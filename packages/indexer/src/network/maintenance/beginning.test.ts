import { parseAddress } from "@serac/chain"
import { expect, test } from "vitest"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { runNetworkHouse } from "../../../test/network/network-house.ts"
import { answersTo, genesisText } from "../../../test/network/primary-fixtures.ts"

const note =
  "The genesis of network 1337 is not known: what the P-Chain began with is known only as far as nodes still report it."

test("without a genesis the UTXOs that a node still reports are added, and a note says what is missing", async () => {
  const node = new FakeNetworkNode()
  const house = runNetworkHouse([node], { genesis: undefined, pollInterval: 20_000, observeInterval: 900_000 })
  await house.synced(node)
  await house.clock.until(() => node.methods.includes("platform.getUTXOs"))
  await house.clock.pass(60_000)
  expect(house.progress().notes).toEqual([note])
  expect(house.writer.notes).toEqual([note])
  const asked = answersTo("getUTXOs").filter(({ params }) => !params.limit && !params.sourceChain)
  expect(asked.length).toBeGreaterThan(5)
  for (const { params, result } of asked) {
    const own = new Map(
      params.addresses.flatMap((address: string) => [...house.writer.unspentOf(parseAddress(address).bytes, "P", "P")]),
    )
    const bytes = [...own.values()].map(
      (row) => /"utxoBytes":"([^"]*)"/.exec((row as { platformFragment: string }).platformFragment)?.[1],
    )
    expect({ params, utxos: bytes.sort() }).toEqual({
      params,
      utxos: result.utxos.map((utxo: string) => utxo.slice(0, -8)).sort(),
    })
  }
  // New addresses become known, so the request is repeated, but not at once.
  const count = () => node.methods.filter((method) => method === "platform.getUTXOs").length
  const before = count()
  await house.clock.pass(1_800_000)
  expect(count()).toBe(before)
  await house.clock.pass(2_000_000)
  expect(count()).toBeGreaterThan(before)
  await house.stop()
})

test("a genesis that comes later is said to be too late", async () => {
  const node = new FakeNetworkNode()
  const first = runNetworkHouse([node], { genesis: undefined })
  await first.synced(node)
  await first.stop()
  const house = runNetworkHouse([node], { writer: first.writer, genesis: genesisText })
  await house.clock.until(() => (house.progress()?.notes.length ?? 0) > 0)
  expect(house.progress().notes).toEqual([
    "The P-Chain of network 1337 was indexed without its genesis, which was given later: what it began with is known only as far as nodes still report it. Index it anew to have all.",
  ])
  await house.stop()
})

test("an X-Chain that was a graph before is said to be incomplete, and its UTXOs are asked for", async () => {
  const node = new FakeNetworkNode()
  node.override = ({ method }) =>
    method === "info.upgrades"
      ? {
          durangoTime: "2020-12-05T05:00:00Z",
          etnaTime: "2020-12-05T05:00:00Z",
          cortinaXChainStopVertexID: "jrGWDh5Po9FMj54depyunNixpia5PN4aAYxfmNzU8n752Rjga",
        }
      : undefined
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.clock.until(() => node.methods.includes("avm.getUTXOs"))
  expect(house.progress().notes).toEqual([
    "The X-Chain's history before its first block is in no block and is missing: UTXOs from before are known, their transactions are not.",
  ])
  await house.stop()
})

test("a graph that a node told falsely is taken back once it is honest", async () => {
  const node = new FakeNetworkNode()
  node.override = ({ method }) =>
    method === "info.upgrades"
      ? {
          durangoTime: "2020-12-05T05:00:00Z",
          etnaTime: "2020-12-05T05:00:00Z",
          cortinaXChainStopVertexID: "jrGWDh5Po9FMj54depyunNixpia5PN4aAYxfmNzU8n752Rjga",
        }
      : undefined
  const house = runNetworkHouse([node])
  await house.synced(node)
  await house.clock.until(() => house.progress().notes.length > 0)
  node.override = () => undefined
  await house.clock.until(() => house.progress().notes.length === 0, 60_000)
  expect(house.writer.notes).toEqual([])
  await house.stop()
})
