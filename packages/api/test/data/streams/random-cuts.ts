import fc from "fast-check"
import { expect } from "vitest"
import { build } from "../house.ts"
import { BranchingChain } from "./branching-chain.ts"
import { Follower } from "./follower.ts"

type Step = { readonly kind: "append" | "rollback"; readonly count: number } | { readonly kind: "learn" | "cut" }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("append" as const), count: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("rollback" as const), count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "learn" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "cut" as const }) },
)

/**
 * Follows a chain through whatever happens to it and to connections, and compares what came with what the store tells: each change
 * once, in order, so that whoever applies them is where the chain is.
 */
export async function followThroughCuts(numRuns: number, location?: Parameters<typeof build>[1]): Promise<void> {
  const house = await build({}, location)
  const chain = new BranchingChain(await house.write("43112"))
  await chain.append(3)
  const reader = house.store.chain("43112")
  try {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 20, maxLength: 20 }),
        async (steps, lengths) => {
          const cuts = new Set<() => void>()
          let connections = 0
          // Some connections end by themselves after so many pieces, in the middle of the last one.
          const fetch: typeof globalThis.fetch = async (input, init) => {
            const response = await globalThis.fetch(input, init)
            const pieces = lengths[connections++ % lengths.length] ?? 0
            return cutAfter(response, pieces === 0 ? Number.POSITIVE_INFINITY : pieces, cuts)
          }
          const { sequence: from } = await reader.changePosition()
          const follower = new Follower(house.service.url, fetch)
          await expect.poll(() => follower.events.length, { timeout: 20_000 }).toBeGreaterThan(0)
          for (const one of steps) {
            if (one.kind === "append") await chain.append(one.count)
            else if (one.kind === "rollback") await chain.rollback(one.count)
            else if (one.kind === "learn") await chain.learn()
            else for (const cut of cuts) cut()
          }
          const changes = await reader.changes({ after: from, limit: 1000 })
          const { sequence: last } = await reader.changePosition()
          await expect.poll(() => follower.last, { timeout: 20_000 }).toBe(last)
          await follower.stop()
          expect({ faults: follower.faults, head: follower.head }).toEqual({ faults: [], head: chain.head })
          const [reset, ...told] = follower.events
          expect(reset).toMatchObject({ type: "reset", sequence: String(from) })
          expect(told.map((event) => [event.type, event.sequence])).toEqual(
            changes === "gone" ? [] : changes.map((change) => [change.kind, String(change.sequence)]),
          )
        },
      ),
      { numRuns },
    )
  } finally {
    await house.close()
  }
}

/** The answer, of which a piece is cut in half and nothing comes after it. */
function cutAfter(response: Response, pieces: number, cuts: Set<() => void>): Response {
  const reader = response.body?.getReader()
  let left = pieces
  let cut = false
  const stop = () => {
    cut = true
    cuts.delete(stop)
    void reader?.cancel()
  }
  cuts.add(stop)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const result = await reader?.read()
      if (cut || result === undefined || result.done) return controller.error(new TypeError("terminated"))
      left -= 1
      const text = new TextDecoder().decode(result.value).replace("retry: 2000", "retry: 1")
      const bytes = new TextEncoder().encode(text)
      controller.enqueue(left === 0 ? bytes.subarray(0, bytes.length / 2) : bytes)
      if (left === 0) {
        stop()
        controller.error(new TypeError("terminated"))
      }
    },
    cancel: stop,
  })
  return new Response(body, response)
}
