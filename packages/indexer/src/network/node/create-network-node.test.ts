import { parseHex, parseId } from "@serac/chain"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeNetworkNode } from "../../../test/network/fake-network-node.ts"
import { recordedNetwork } from "../../../test/network/primary-fixtures.ts"
import { recordedChains } from "../../../test/network/recorded-chains.ts"
import { NodeFault } from "../../core/index.ts"
import { createNetworkNode } from "./create-network-node.ts"
import type { NetworkNode } from "./network-node.ts"

const { signal } = new AbortController()
const mebibyte = 1024 * 1024

/** A node behind this URL, with a record of its requests. */
function setting(url = "http://node.test", fake = new FakeNetworkNode()) {
  const clock = new VirtualClock()
  const asked: { readonly url: string; readonly headers: Headers }[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push({ url: String(input), headers: new Headers(init?.headers) })
    const { pathname } = new URL(String(input))
    return fake.fetch(`http://node.test${pathname.slice(pathname.indexOf("/ext/"))}`, init)
  }
  const network = { ...recordedNetwork, nodeUrls: [url] }
  const node = createNetworkNode({ network, clock, log: () => {}, fetch, timeout: 5_000 })
  return { node, fake, clock, asked }
}

/** The outcome of work while time passes: the result, or the fault as text. */
async function outcomeOf<T>(clock: VirtualClock, work: Promise<T>): Promise<T | string> {
  let outcome: T | string | undefined
  let isOver = false
  void work
    .then(
      (value) => {
        outcome = value
      },
      (error: unknown) => {
        outcome = error instanceof NodeFault ? `${error.kind}: ${error.message}` : `threw ${String(error)}`
      },
    )
    .finally(() => {
      isOver = true
    })
  await clock.until(() => isOver)
  return outcome as T | string
}

const heights = async (node: NetworkNode, chain: "P" | "X" | "C", from: number, count: number) => {
  const { value } = await node.blocks(chain, from, count, signal, 16 * mebibyte)
  return value.map(({ height }) => height)
}

test("a base URL may have a path, a query and a user, and none of them is shown", async () => {
  const { node, asked, fake, clock } = setting("https://user:pa%ss@node.test/key-0123456789abcdef/?token=s3cr3t")
  expect(await node.height("P", signal)).toBe(134)
  expect(await node.height("C", signal)).toBe(169)
  expect(asked.map(({ url }) => url)).toEqual([
    "https://node.test/key-0123456789abcdef/ext/info?token=s3cr3t",
    "https://node.test/key-0123456789abcdef/ext/bc/P?token=s3cr3t",
    "https://node.test/key-0123456789abcdef/ext/info?token=s3cr3t",
    "https://node.test/key-0123456789abcdef/ext/bc/C/rpc?token=s3cr3t",
  ])
  const basic = `Basic ${Buffer.from("user:pa%ss").toString("base64")}`
  expect(new Set(asked.map(({ headers }) => headers.get("authorization")))).toEqual(new Set([basic]))
  fake.intercept = () => new Response("no such token s3cr3t of key-0123456789abcdef", { status: 403 })
  expect(await outcomeOf(clock, node.height("X", signal))).toBe("http: node.test: HTTP 403: no such token … of …")
})

test("a node that does not answer in time is a fault", async () => {
  const { node, fake, clock } = setting()
  fake.intercept = () => new Promise(() => {})
  expect(await outcomeOf(clock, node.height("P", signal))).toBe("timeout: node.test: no answer within 5000 ms")
})

test("asking ends with its signal", async () => {
  const { node, fake } = setting()
  fake.intercept = () => new Promise(() => {})
  const controller = new AbortController()
  const asked = node.height("X", controller.signal)
  controller.abort(new Error("enough"))
  await expect(asked).rejects.toThrow("enough")
})

test("an answer that is larger than it may be is given up", async () => {
  const { node, clock } = setting()
  for (const chain of ["P", "X", "C"] as const)
    expect(await outcomeOf(clock, node.blocks(chain, 1, 40, signal, 3_000))).toMatch(
      /^too-large: node\.test: .* the answer has more than 3000 bytes$/,
    )
})

test("blocks come from the index as far as it goes, and block 0 alone", async () => {
  const { node, fake } = setting()
  expect(await heights(node, "X", 0, 10)).toEqual([0])
  expect(await heights(node, "X", 1, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await heights(node, "X", 55, 10)).toEqual([55, 56, 57])
  // The last one of each answer is asked for twice.
  expect(fake.methods.filter((method) => method.startsWith("index."))).toHaveLength(4)
  expect(node.mostBlocks("X")).toBe(1024)
})

test("without an index some blocks at a time come one by one, as far as they go", async () => {
  const { node, fake } = setting()
  fake.offersIndex = false
  expect(await heights(node, "P", 3, 100)).toEqual(Array.from({ length: 16 }, (_, index) => index + 3))
  expect(await heights(node, "P", 130, 16)).toEqual([130, 131, 132, 133, 134])
  expect(node.mostBlocks("P")).toBe(16)
  expect(node.mostBlocks("X")).toBe(1024)
})

test("a block above the head is not there yet", async () => {
  const { node, clock, fake } = setting()
  fake.offersIndex = false
  expect(await outcomeOf(clock, node.blocks("X", 58, 1, signal, mebibyte))).toBe(
    "behind: node.test: avm.getBlockByHeight: -32000 couldn't get block at height 58: not found",
  )
  expect(await outcomeOf(clock, node.blocks("C", 170, 1, signal, mebibyte))).toBe(
    "behind: node.test: eth_getBlockByNumber: -32000 cannot query unfinalized data",
  )
})

test.each([
  ["a wrong checksum", (hex: string) => `${hex}00000000`, "block 1: "],
  ["no bytes", () => "0x7852b855", "a block of the X-Chain cannot be decoded: "],
  ["no text", () => 7, "block 1 is number, not hex"],
])("a block with %s is nonsense", async (_, of, words) => {
  const { node, clock, fake } = setting()
  fake.offersIndex = false
  fake.override = ({ method }) =>
    method === "avm.getBlockByHeight" ? { block: of(recordedChains.X[1]?.bytes as string) } : undefined
  const outcome = await outcomeOf(clock, node.blocks("X", 1, 1, signal, mebibyte))
  expect(outcome).toContain(`nonsense: node.test: ${words}`)
})

test("a stored block is known or not, and unknown where nobody can tell", async () => {
  const { node, clock, fake } = setting()
  const { hash } = recordedChains.C[7] as { readonly hash: string }
  const id = parseHex(hash, "hexnc")
  expect(await node.knows("C", { height: 7, id }, signal)).toBe(true)
  expect(await node.knows("C", { height: 8, id }, signal)).toBe(false)
  expect(await outcomeOf(clock, node.knows("C", { height: 200, id }, signal))).toMatch(/^behind: /)
  fake.intercept = () => new Response("", { status: 503 })
  expect(await outcomeOf(clock, node.knows("X", { height: 7, id }, signal))).toMatch(/^http: /)
})

test("rewards are asked of a node that is at the block which decided, or not at all", async () => {
  const { node, clock, fake } = setting()
  const staker = parseId("2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7")
  const rewards = await node.rewardUtxos([staker], 134, signal)
  expect([...rewards].map(([id, utxos]) => [id, utxos.length])).toEqual([[Buffer.from(staker).toString("hex"), 2]])
  const before = fake.methods.length
  expect(await outcomeOf(clock, node.rewardUtxos([staker], 135, signal))).toBe(
    "behind: node.test: is at block 134 and has no block 135 yet",
  )
  expect(fake.methods.slice(before)).toEqual(["platform.getHeight"])
})

test("UTXOs come page by page, with the height at which they were told", async () => {
  const { node, fake } = setting()
  const address = new Uint8Array(Buffer.from("3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c", "hex"))
  const whole = await node.utxos("P", [address], signal)
  expect(whole.height).toBe(134)
  const { utxos } = await fake
    .fetch("http://node.test/ext/bc/P", {
      method: "POST",
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "platform.getUTXOs",
        params: { addresses: ["P-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"], limit: 1 },
      }),
    })
    .then((response) => response.json())
    .then(({ result }) => result)
  const pages: unknown[] = []
  fake.override = ({ method, params }) => {
    if (method !== "platform.getUTXOs") return undefined
    pages.push(params.startIndex)
    const length = pages.length < 3 ? 1024 : 5
    return { utxos: Array.from({ length }, () => utxos[0]), endIndex: { address: "P-x", utxo: `end ${pages.length}` } }
  }
  expect((await node.utxos("P", [address], signal)).value).toHaveLength(2053)
  expect(pages).toEqual([undefined, { address: "P-x", utxo: "end 1" }, { address: "P-x", utxo: "end 2" }])
})

test("transactions that a node knows are given, if they are those that were asked for", async () => {
  const { node, fake, clock } = setting()
  const known = parseId("dXCZLXLBLAGugAEfsPJJfBrv71xN6QbKFRa8ZkgDjUTT4C2eS")
  const { value, height } = await node.transactions("X", [known, new Uint8Array(32).fill(7)], signal)
  expect([...value.keys()]).toEqual([Buffer.from(known).toString("hex")])
  expect(height).toBe(57)
  fake.override = ({ method }) => (method === "avm.getTx" ? { tx: "0x7852b855", encoding: "hex" } : undefined)
  expect(await outcomeOf(clock, node.transactions("X", [known], signal))).toBe(
    "nonsense: node.test: another transaction than dXCZLXLBLAGugAEfsPJJfBrv71xN6QbKFRa8ZkgDjUTT4C2eS",
  )
})

test("what a node offers of the P-Chain's terms is told; a passing 404 is a fault", async () => {
  const { node, fake, clock } = setting()
  expect(await node.platformTerms(signal)).toEqual({
    validatorFee: { capacity: 20_000n, target: 10_000n, minPrice: 1n, excessConversionConstant: 865_617n },
    upgrades: { durango: 1_607_144_400, etna: 1_607_144_400 },
  })
  expect(await node.hadGraph(signal)).toBe(false)
  let isGone = true
  fake.intercept = ([call]) => {
    if (call?.method !== "info.upgrades" || !isGone) return undefined
    isGone = false
    return new Response("404 page not found\n", { status: 404 })
  }
  expect(await outcomeOf(clock, node.platformTerms(signal))).toBe("http: node.test: HTTP 404: 404 page not found")
  fake.offersInfo = false
  expect(await outcomeOf(clock, node.platformTerms(signal))).toEqual({ validatorFee: expect.anything() })
  expect(await outcomeOf(clock, node.hadGraph(signal))).toBe(undefined)
})

test("a network without nodes makes no sense", () => {
  const network = { ...recordedNetwork, nodeUrls: [] }
  expect(() => createNetworkNode({ network, clock: new VirtualClock(), log: () => {} })).toThrow(
    new TypeError("Network 1337 has no node URL"),
  )
})

test("of blocks far apart a node's index is asked about few at the same time, and no more once it has failed", async () => {
  const { node, fake, clock } = setting()
  const blocks = Array.from({ length: 64 }, (_, at) => ({ height: 1 + 2 * at, id: new Uint8Array(32) }))
  let running = 0
  let most = 0
  fake.intercept = async ([call]) => {
    if (call?.path !== "/ext/index/C/block") return undefined
    most = Math.max(most, ++running)
    await clock.sleep(10)
    running -= 1
    return new Response("out of order", { status: 500 })
  }
  expect(await outcomeOf(clock, node.proposers("C", blocks, signal))).toBeUndefined()
  await clock.pass(100)
  const asked = fake.methods.filter((method) => method === "index.getContainerRange").length
  expect([most, asked]).toEqual([16, 16])
})

test("an index's answer about one block is not read beyond what a block can take", async () => {
  const { node, fake, clock } = setting()
  const text = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    result: { containers: [{ bytes: `0x${"00".repeat(4 * mebibyte)}` }] },
  })
  let read = 0
  fake.intercept = ([call]) => {
    if (call?.path !== "/ext/index/C/block") return undefined
    const chunks = new ReadableStream({
      pull(controller) {
        const chunk = text.slice(read, read + 65_536)
        if (chunk === "") return controller.close()
        read += chunk.length
        controller.enqueue(Buffer.from(chunk))
      },
    })
    return new Response(chunks)
  }
  expect(await outcomeOf(clock, node.proposers("C", [{ height: 5, id: new Uint8Array(32) }], signal))).toBeUndefined()
  expect(read).toBeLessThan(6 * mebibyte)
})

test("terms that a node tells twice differently, or two nodes differently, are believed from neither", async () => {
  const { node, fake, clock } = setting()
  const false512 = { capacity: 20_000, target: 10_000, minPrice: 512, excessConversionConstant: 865_617 }
  let lies = 1
  fake.override = ({ method }) => (method === "platform.getValidatorFeeConfig" && lies-- > 0 ? false512 : undefined)
  expect(await outcomeOf(clock, node.platformTerms(signal))).toBe(
    "nonsense: node.test: gave two different answers about the terms of the P-Chain",
  )
  const [liar, honest] = [new FakeNetworkNode(), new FakeNetworkNode()]
  liar.override = ({ method }) => (method === "platform.getValidatorFeeConfig" ? false512 : undefined)
  const nodeUrls = ["http://liar.test", "http://honest.test"]
  const fetch: typeof globalThis.fetch = (input, init) =>
    (String(input).startsWith("http://liar") ? liar : honest).fetch(input, init)
  const both = createNetworkNode({ network: { ...recordedNetwork, nodeUrls }, clock, log: () => {}, fetch })
  expect(await outcomeOf(clock, both.platformTerms(signal))).toBe(
    "nonsense: liar.test and honest.test differ about the terms of the P-Chain",
  )
  liar.intercept = () => new Promise(() => {})
  expect(await outcomeOf(clock, both.platformTerms(signal))).toMatchObject({ validatorFee: { minPrice: 1n } })
})
