import { EvmNode } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { NodeFault } from "../../src/core/index.ts"
import { Parties } from "../../src/evm/decode/parties.ts"
import { blockRepair } from "../../src/evm/repair/block-repair.ts"
import type { RepairTools } from "../../src/evm/repair/repair-stretch.ts"
import { NodeBlocks, NoTrueBlockFault } from "../../src/evm/repair/true-block.ts"
import { VirtualClock } from "../core/virtual-clock.ts"
import { FakeChain } from "./fake-chain.ts"
import { tell } from "./lies.ts"
import { verifyTools } from "./verified-context.ts"

const { signal } = new AbortController()
type Override = EvmNode["override"]

/** Nodes of a chain by their hosts, each with a lie or a fault of its own. */
function nodesOf(chain: FakeChain, overrides: readonly (Override | undefined)[]) {
  const nodes = overrides.map((override) => {
    const node = new EvmNode(chain)
    if (override) node.override = override
    return node
  })
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const at = Number(new URL(String(url instanceof Request ? url.url : url)).host.slice(4, 5))
    asked.push(`node${at}`)
    return (nodes[at] as EvmNode).fetch(url, init)
  }
  const clock = new VirtualClock()
  const rpcUrls = overrides.map((_, at) => `http://node${at}.test/`)
  const options = {
    ...{ chain: { chainId: "43112", rpcUrls }, clock, fetch, traces: "off" as const, log: () => {} },
    tools: verifyTools,
  }
  const blocks = new NodeBlocks({ ...options, context: { chainId: "43112", parties: new Parties() } })
  const passing = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false
    const done = () => {
      isDone = true
    }
    work.then(done, done)
    await clock.until(() => isDone)
    return work
  }
  const block = (number: number, asksAll = false) => passing(blocks.block(number, signal, asksAll))
  return { block, blocks, asked, clock, options, passing, nodes }
}

/** Falsifies the receipts of a block, or its header. */
const lying =
  (chain: FakeChain, number: number, lie = "status"): Override =>
  ({ method, params: [id] }) => {
    const block = method === "eth_getBlockReceipts" ? chain.find(String(id)) : undefined
    return block === chain.at(number) ? tell(lie, chain.at(number))?.receipts : undefined
  }
const silent: Override = ({ method }) => {
  if (method === "eth_getBlockReceipts") throw new Error("out of memory")
  return undefined
}
const chain = new FakeChain(14)

test("the first node whose block matches its hashes is believed, and those before it that did not are named", async () => {
  const { block, asked } = nodesOf(chain, [lying(chain, 7), undefined, lying(chain, 7)])
  const found = await block(7)
  expect([found.packed.block.number, found.verified, found.liars]).toEqual([
    ...[7, "node1.test", [{ node: "node0.test", reason: expect.stringMatching(/^block 7: |receiptsRoot/) }]],
  ])
  expect(found.liars[0]?.reason.startsWith("node0.test")).toBe(false)
  expect([new Set(asked), JSON.parse(found.text).block.number]).toEqual([new Set(["node0", "node1"]), "0x7"])
})

test("all nodes are asked where every lying one is to be found", async () => {
  const { block, asked } = nodesOf(chain, [undefined, lying(chain, 7), undefined, lying(chain, 7)])
  const found = await block(7, true)
  expect([found.verified, found.liars.map(({ node }) => node)]).toEqual(["node0.test", ["node1.test", "node3.test"]])
  expect(new Set(asked).size).toBe(4)
})

test("where no node has a true block the fault is the last one's, with all that lied", async () => {
  const faultOf = async (overrides: readonly (Override | undefined)[]) => {
    const { block, clock } = nodesOf(chain, overrides)
    const before = clock.elapsed()
    const error = await block(7).catch((thrown: unknown) => thrown)
    if (!(error instanceof NoTrueBlockFault)) throw error
    return [error.kind, error.liars.map(({ node }) => node), clock.elapsed() - before]
  }
  expect(await faultOf([lying(chain, 7), lying(chain, 7)])).toEqual(["nonsense", ["node0.test", "node1.test"], 0])
  // A node that fails is asked three times, and did not lie.
  const [kind, liars, waited] = await faultOf([lying(chain, 7), silent])
  expect([kind === "nonsense", liars, waited]).toEqual([false, ["node0.test"], 1_200])
  expect(await faultOf([])).toEqual(["unsupported", [], 0])
})

test("a node that answers at its third attempt is believed", async () => {
  let left = 2
  const { block } = nodesOf(chain, [
    (request) => {
      if (request.method !== "eth_getBlockReceipts" || left === 0) return undefined
      left -= 1
      throw new Error("out of memory")
    },
  ])
  expect((await block(7)).verified).toBe("node0.test")
})

test("a stop ends the attempts with a node", async () => {
  const { blocks, passing } = nodesOf(chain, [silent])
  const stopped = new AbortController()
  const asking = blocks.block(7, stopped.signal)
  stopped.abort(new Error("stop"))
  await expect(passing(asking)).rejects.toThrow("stop")
})

test("a header of an unknown form is no lie, and a changed one is", async () => {
  const header =
    (members: object): Override =>
    ({ method, params: [id] }) => {
      if (!method.startsWith("eth_getBlockBy")) return undefined
      const found = chain.find(String(id))
      return found && { ...found.block, ...members }
    }
  const liarsOf = async (members: object) => {
    const error = await nodesOf(chain, [header(members)])
      .block(7)
      .catch((thrown: unknown) => thrown)
    if (!(error instanceof NoTrueBlockFault)) throw error
    return [error.kind, error.liars.length]
  }
  expect(await liarsOf({ timestamp: "0x1" })).toEqual(["nonsense", 1])
  expect(await liarsOf({ difficulty: undefined })).toEqual(["unsupported", 0])
})

test("who sent a transaction is recovered, so that a node that names another lies", async () => {
  const sender = `0x${"7".repeat(40)}`
  const renamed = (one: object) => ({ ...one, from: sender })
  const { block } = nodesOf(chain, [
    ({ method, params: [id] }) => {
      const found = chain.find(String(id))
      if (found === undefined || found !== chain.at(7)) return undefined
      if (method === "eth_getBlockReceipts") return found.receipts.map(renamed)
      return method.startsWith("eth_getBlockBy")
        ? { ...found.block, transactions: found.block.transactions.map(renamed) }
        : undefined
    },
    undefined,
  ])
  const { verified, liars } = await block(7)
  expect([verified, liars.map(({ node }) => node)]).toEqual(["node1.test", ["node0.test"]])
})

/** A chain on which each header settles the block three before it. */
const later = new FakeChain(16, { settledAfter: 3 })

test("receipts are verified by the header that settles them, with those of the other blocks that it settles", async () => {
  const verdictOf = async (override: Override | undefined, number = 7) => {
    const found = await nodesOf(later, [override])
      .block(number)
      .catch((thrown: unknown) => thrown)
    if (found instanceof NoTrueBlockFault)
      return found.message.replace(/: receiptsRoot.*/, "").replace("node0.test: ", "")
    if (found instanceof Error) throw found
    return (found as Awaited<ReturnType<NodeBlocks["block"]>>).verified
  }
  expect([await verdictOf(undefined), await verdictOf(undefined, 0), await verdictOf(undefined, 1)]).toEqual([
    ...["node0.test", "node0.test", "node0.test"],
  ])
  expect(await verdictOf(lying(later, 7, "log data"))).toMatch(/^block \d+, which settles block 7/)
  // What the settling header tells of other blocks is not believed of this one.
  expect(await verdictOf(lying(later, 6, "log data"))).toBe("node0.test")
})

test("a block that no later one settles yet is behind", async () => {
  const error = await nodesOf(later, [undefined])
    .block(15)
    .catch((thrown: unknown) => thrown)
  expect(error instanceof NodeFault && error.kind).toBe("behind")
})

test("a stored block is repaired of all nodes, and what each lied about is said", async () => {
  const { options, passing } = nodesOf(chain, [lying(chain, 7), undefined])
  const [logged, given] = [[] as unknown[][], [] as unknown[]]
  const repairOf = (tables: readonly string[]) =>
    blockRepair({
      ...options,
      log: (...words) => logged.push(words),
      writer: {
        repair: async (_: unknown, repair: unknown) => {
          given.push(repair)
          return tables.length === 0 ? [] : [{ number: 7, tables }]
        },
      } as unknown as RepairTools["writer"],
      openReader: async () => ({ archived: async () => [] }) as unknown as RepairTools["reader"],
    })
  const verdictOf = (tables: readonly string[], block = 7) => passing(repairOf(tables)(block, signal))
  const liars = [{ node: "node0.test", reason: expect.any(String) }]
  expect([
    await verdictOf(["evm_archive", "evm_transfer"]),
    await verdictOf(["evm_archive"]),
    await verdictOf([]),
  ]).toMatchObject([
    { verified: "node1.test", isCorrected: true, liars },
    { verified: "node1.test", isCorrected: false, liars },
    { verified: "node1.test", isCorrected: false, liars },
  ])
  expect(given[0]).toMatchObject({ now: Math.floor(options.clock.now() / 1000) })
  expect(logged.filter(([level]) => level === "warn")[0]).toMatchObject([
    ...["warn", "What a node answered cannot be true", { chainId: "43112", block: 7, node: "node0.test" }],
  ])
  const alone = nodesOf(chain, [lying(chain, 7)])
  const repair = blockRepair({
    ...alone.options,
    writer: {} as RepairTools["writer"],
    openReader: async () => ({ archived: async () => [] }) as unknown as RepairTools["reader"],
  })
  const verdict = await alone.passing(repair(7, signal))
  expect(verdict).toEqual({ isCorrected: false, liars })
  const broken = blockRepair({
    ...alone.options,
    writer: {} as RepairTools["writer"],
    openReader: () => Promise.reject(new RangeError("no memory")),
  })
  await expect(broken(7, signal)).rejects.toThrow("no memory")
})
