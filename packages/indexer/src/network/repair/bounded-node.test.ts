import { decodePChainBlock, decodePChainUtxo, decodeXChainBlock, parseAddress, parseHex } from "@serac/chain"
import { beforeAll, expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { answersTo, recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { hexKey } from "../p/keys.ts"
import { boundedNode } from "./bounded-node.ts"

const { signal } = new AbortController()
const last = { P: recordedChains.P.length - 1, X: recordedChains.X.length - 1 }

let node: NetworkNode
beforeAll(() => {
  const fake = new FakeNetworkNode()
  node = createNetworkNode({
    network: { ...recordedNetwork, nodeUrls: ["http://node.test"] },
    clock: new VirtualClock(),
    log: () => {},
    fetch: (input, init) => fake.fetch(input, init),
  })
})

/** The transactions of a block. */
function transactionsAt(chain: "P" | "X", height: number): readonly Uint8Array[] {
  const bytes = parseHex(recordedChains[chain][height]?.bytes as string, "hexnc")
  const { transactions } = chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)
  return transactions.map(({ id }) => id)
}

const heightsWith = (chain: "P" | "X") =>
  recordedChains[chain].map(({ height }) => height).filter((height) => transactionsAt(chain, height).length > 0)

test.each(["P", "X"] as const)(
  "a bounded node of the %s-Chain knows the transactions up to its height alone",
  async (chain) => {
    const heights = heightsWith(chain)
    const [bound, next] = [heights.at(-3) as number, heights.at(-2) as number]
    const bounded = boundedNode(node, { [chain]: bound })
    const [known] = transactionsAt(chain, bound)
    const [later] = transactionsAt(chain, next)
    const ids = [known, later] as Uint8Array[]
    const { value, height } = await bounded.transactions(chain, ids, signal)
    expect({ height, known: [...value.keys()] }).toEqual({ height: bound, known: [hexKey(known as Uint8Array)] })
    expect((await node.transactions(chain, ids, signal)).value.size).toBe(2)
  },
)

test("UTXOs that later blocks created, or rewards that they paid, are left out, and all others are not", async () => {
  const addresses = answersTo("getUTXOs")
    .filter(({ method, params }) => method === "platform.getUTXOs" && !params.sourceChain)
    .flatMap(({ params }) => params.addresses as readonly string[])
    .map((text) => parseAddress(text).bytes)
  const all = await node.utxos("P", addresses, signal)
  const keyOf = (utxo: Uint8Array) => hexKey(decodePChainUtxo(utxo).txID)
  const bound = Math.floor(last.P / 2)
  const later = new Set<string>()
  for (let height = bound + 1; height <= last.P; height++) {
    const block = decodePChainBlock(parseHex(recordedChains.P[height]?.bytes as string, "hexnc"))
    const single = "transaction" in block ? [block.transaction] : []
    for (const { id, unsigned } of [...block.transactions, ...single])
      for (const one of unsigned.type === "RewardValidatorTx" ? [id, unsigned.txID] : [id]) later.add(hexKey(one))
  }
  const wanted = all.value.filter((utxo) => !later.has(keyOf(utxo)))
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.length).toBeLessThan(all.value.length)
  const { value, height } = await boundedNode(node, { P: bound }).utxos("P", addresses, signal)
  expect({ height, value: value.map(hexKey).sort() }).toEqual({ height: bound, value: wanted.map(hexKey).sort() })
})

test("at the height of the node nothing is left out, and no block is read", async () => {
  const bounded = boundedNode(node, last)
  const ids = transactionsAt("X", heightsWith("X").at(-1) as number)
  expect(await bounded.transactions("X", ids, signal)).toEqual(await node.transactions("X", ids, signal))
})

test("questions at the same time read each later block once", async () => {
  const [bound] = heightsWith("X")
  const froms: number[] = []
  const reading: NetworkNode = {
    ...node,
    blocks: (chain, from, ...rest) => {
      froms.push(from)
      return node.blocks(chain, from, ...rest)
    },
  }
  const bounded = boundedNode(reading, { X: bound as number })
  const ids = transactionsAt("X", heightsWith("X").at(-1) as number)
  const told = await Promise.all([1, 2, 3].map(() => bounded.transactions("X", ids, signal)))
  expect(told.map(({ value }) => value.size)).toEqual([0, 0, 0])
  expect(froms).toEqual([...new Set(froms)])
})
