import { expect, test } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import { tracesBetweenNodes } from "../../../src/evm/reconciliation/reconcile-traces.ts"
import { verifyChain } from "../../../src/evm/reconciliation/verify-chain.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

/** Compares a chain whose node tells of its head by these outcomes in turn. */
async function verify(outcomes: readonly (number | Error)[], stored = 5, sample?: number) {
  const left = [...outcomes]
  const asked: number[] = []
  const sides = {
    reader: {
      chainId: "7",
      head: async () => (stored < 0 ? undefined : { head: { number: stored }, nodeHead: stored }),
      header: async () => ({ hash: "0x1" }),
    },
    node: {
      latest: async () => {
        const outcome = left.shift()
        if (outcome === undefined) throw new Error("it is asked too often")
        if (outcome instanceof Error) throw outcome
        return { number: outcome }
      },
      blocks: async () => {
        throw new NodeFault("behind", "no receipts")
      },
      header: async (number: number) => {
        asked.push(number)
        return { hash: "0x1" }
      },
    },
  } as unknown as Parameters<typeof verifyChain>[0]
  const progress: string[] = []
  const { signal } = new AbortController()
  const clock = new VirtualClock()
  const verdict = await verifyChain(sides, {
    ...{ clock, signal, concurrency: 1, sample },
    onProgress: (_, done, of) => progress.push(`${done}/${of}`),
  } as Parameters<typeof verifyChain>[1])
  return { verdict, asked: asked.sort((one, other) => one - other), last: progress.at(-1), left: left.length }
}

test("a chain is compared up to the lower of its two heads, all or as many blocks as are asked for", async () => {
  expect(await verify([9])).toMatchObject({ asked: [0, 1, 2, 3, 4, 5], last: "6/6" })
  expect((await verify([3])).asked).toEqual([0, 1, 2, 3])
  const sampled = await verify([99], 50, 4)
  expect([sampled.asked.length, sampled.last]).toEqual([4, "4/4"])
  expect((await verify([9], 5, 20)).last).toBe("6/6")
  expect(await verify([9], -1)).toMatchObject({ verdict: { compared: {}, differences: [], skipped: [] }, left: 1 })
})

test("a head that the node does not tell is asked for three times, and another error is told at once", async () => {
  const fault = new NodeFault("timeout", "late")
  const skipped = (reason: string) => ({
    compared: {},
    differences: [],
    skipped: [{ what: "blocks", reason, times: 1 }],
  })
  expect((await verify([fault, fault, 5])).asked).toHaveLength(6)
  expect(await verify([fault, fault, fault, 5])).toMatchObject({ verdict: skipped("late"), left: 1 })
  expect(await verify([new RangeError("no memory"), 5])).toMatchObject({ verdict: skipped("no memory"), left: 1 })
})

test("traces are compared where a chain has several nodes and is traced", () => {
  const started = (count: number, traces?: "off" | "on") => {
    const rpcUrls = Array.from({ length: count }, (_, at) => `http://node${at}.test`)
    const options = { chain: { chainId: "7", rpcUrls }, traces } as unknown as Parameters<typeof tracesBetweenNodes>[0]
    const parts = { refused: { blocks: [] }, clock: new VirtualClock(), log: () => {}, store: {} }
    return tracesBetweenNodes(options, parts as unknown as Parameters<typeof tracesBetweenNodes>[1]).length
  }
  expect([started(1), started(2), started(3, "on"), started(3, "off"), started(0)]).toEqual([0, 1, 1, 0, 0])
})
