import { describe, expect, test } from "vitest"
import type { IndexerReport, QuarantinedBlock } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { setUp } from "./setting.ts"

const counts = { faults: 0, restarts: 0, reorgs: 0, quarantined: 0, differences: 0 }
const following: IndexerReport = {
  subject: { kind: "chain", chainId: "9223372036854775807" },
  state: "following",
  since: 100,
  head: { number: 7, timestamp: 99 },
  nodeHead: { number: 7, observedAt: 101 },
  ...counts,
  reportedAt: 101,
  metrics: { queueBytes: 5, heapBytes: 6 },
}
const stuck: IndexerReport = {
  subject: { kind: "network", networkId: 1, chain: "P" },
  state: "stuck",
  since: 90,
  reason: "it has a transaction of type 43",
  stuckAt: 12,
  ...counts,
  quarantined: 1,
  reportedAt: 101,
}
const block: QuarantinedBlock = {
  subject: stuck.subject,
  number: 12,
  hash: "0xab",
  reason: "a transaction of type 43",
  attempts: 5,
  firstAt: 90,
  lastAt: 95,
  software: "1.0.0",
  answers: new Uint8Array([0, 1, 255]),
}

export function describeReports(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: reports of indexers`, () => {
    const setting = setUp(createTemporaryStore)

    test("the last report of each indexer is read", async () => {
      const { store } = setting
      await store.saveReports([stuck, { ...following, state: "starting" }])
      await store.saveReports([])
      await store.saveReports([following])
      expect(await store.reports()).toEqual([following, stuck])
    })

    test("the last of two reports of one indexer counts", async () => {
      const subject = { kind: "chain", chainId: "2" } as const
      await setting.store.saveReports([
        { ...following, subject, state: "starting" },
        { ...following, subject },
      ])
      expect((await setting.store.reports())[0]).toEqual({ ...following, subject })
      await setting.store.deleteReport(subject)
    })

    test("a report can be forgotten", async () => {
      const { store } = setting
      await store.saveReports([following, stuck])
      await store.deleteReport(following.subject)
      expect(await store.reports()).toEqual([stuck])
    })

    test("a block that is set aside is kept with what was answered, until it is stored", async () => {
      const { store } = setting
      await store.quarantine(block)
      const { hash: _, ...unnamed } = block
      await store.quarantine({ ...unnamed, number: 13 })
      const other = { kind: "network", networkId: 1, chain: "X" } as const
      expect(await store.quarantined(other)).toEqual([])
      expect(await store.quarantined(block.subject)).toEqual([block, { ...unnamed, number: 13 }])
      expect([await store.release(other, 99), await store.release(block.subject, 12)]).toEqual([0, 1])
      expect(await store.quarantined(block.subject)).toEqual([{ ...unnamed, number: 13 }])
    })

    test("what is learnt of it later is kept with when it was first seen", async () => {
      const { store } = setting
      const known = { ...block, subject: following.subject }
      await store.quarantine(known)
      const later = { ...known, firstAt: 200, lastAt: 200, attempts: 6, software: "1.1.0" }
      await store.quarantine(later)
      expect(await store.quarantined(known.subject)).toEqual([{ ...later, firstAt: 90 }])
    })
  })
}
