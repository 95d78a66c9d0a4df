import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openStore, StatementTimeoutError, type Store } from "../src/index.ts"
import { address, batchOf, id32, progressOf, stakerOf, transactionOf } from "./conformance/network/rows.ts"
import type { TemporaryStore } from "./temporary-store.ts"

/** A store whose lists can be made endless. */
export interface SlowStore extends TemporaryStore {
  /** Puts a view that never ends in the place of the table of a network's lists, by these statements, and back. */
  execute(statements: readonly string[]): Promise<void>
}

const networkId = 7
const queryTimeout = 2_000
const mine = { chain: "P", addresses: [address(1)], order: "asc" } as const

/** What both engines promise of reads that take too long. */
export function describeDeadlines(name: string, createTemporaryStore: () => Promise<SlowStore>, endless: string): void {
  describe(`${name}: a read that does not end`, () => {
    let temporary: SlowStore
    let store: Store

    beforeAll(async () => {
      temporary = await createTemporaryStore()
      store = await openStore(temporary.location, { queryTimeout })
      const writer = await store.openNetworkWriter(networkId)
      const transactions = [transactionOf(0, 0, id32(1), { addresses: [address(1)] })]
      const batch = batchOf("P", 0, 1, { transactions, stakers: [stakerOf(1)] })
      await writer.append(batch, progressOf(batch))
      await writer.close()
    })
    afterAll(async () => {
      await store.close()
      await temporary.dispose()
    })

    const slowly = async (work: () => Promise<void>) => {
      await temporary.execute([
        "ALTER TABLE primary_list RENAME TO primary_list_kept",
        `CREATE VIEW primary_list AS ${endless}`,
      ])
      try {
        await work()
      } finally {
        await temporary.execute(["DROP VIEW primary_list", "ALTER TABLE primary_list_kept RENAME TO primary_list"])
      }
    }
    /** A busy machine takes its time to start what reads. */
    const healthy = async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await heights()
        } catch (error) {
          if (!(error instanceof StatementTimeoutError) || attempt === 10) throw error
        }
      }
    }
    const heights = async () =>
      (await store.network(networkId).transactions(mine, { limit: 9 })).map(({ height }) => height)

    test("is stopped in time, while others are answered, and the next one finds what it asks for", async () => {
      expect(await healthy()).toEqual([0])
      await slowly(async () => {
        let isOver = false
        const reads = [1, 2, 3].map(() => store.network(networkId).transactions(mine, { limit: 9 }))
        const over = Promise.allSettled(reads).finally(() => {
          isOver = true
        })
        let answered = 0
        for (; !isOver; answered += 1) {
          expect(await store.network(networkId).blocks("P", { limit: 9 })).toHaveLength(1)
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
        const timeout = expect.any(StatementTimeoutError)
        expect(await over).toEqual(reads.map(() => ({ status: "rejected", reason: timeout })))
        expect(answered).toBeGreaterThan(10)
      })
      expect(await healthy()).toEqual([0])
    })

    test("is stopped when its caller goes away, and does not keep others from being answered", async () => {
      await healthy()
      await slowly(async () => {
        // As many as run at once, and more.
        const callers = Array.from({ length: 8 }, () => new AbortController())
        const reads = callers.map(({ signal }) => store.network(networkId).transactions(mine, { limit: 9 }, { signal }))
        const over = Promise.allSettled(reads)
        await new Promise((resolve) => setTimeout(resolve, 300))
        for (const caller of callers) caller.abort("gone")
        expect(await over).toEqual(reads.map(() => ({ status: "rejected", reason: "gone" })))
        const filter = { now: 0, sortBy: "blockIndex", order: "asc" } as const
        const others = () => store.network(networkId).validators(filter, { limit: 9 })
        // What was killed is started again.
        expect(await others().catch(others).catch(others)).toHaveLength(1)
      })
    })

    test("is not begun for a caller who is gone", async () => {
      const signal = AbortSignal.abort("gone")
      await expect(store.network(networkId).transactions(mine, { limit: 9 }, { signal })).rejects.toBe("gone")
    })

    test("what is wrong with a request is told as it is without a deadline", async () => {
      await healthy()
      const filter = { ...mine, chain: "Q" as "P" }
      await expect(store.network(networkId).transactions(filter, { limit: 9 })).rejects.toThrow(
        new RangeError('"Q" is no chain of a primary network.'),
      )
    })
  })
}
