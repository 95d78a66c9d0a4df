import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { dumpedTables } from "../../src/evm/queries/dump.ts"
import { dump, openStore, type Store, schemaVersion } from "../../src/index.ts"
import { dumpedNetworkTables } from "../../src/network/queries/dump.ts"
import { batchOf, plainBlocks } from "../conformance/chain-of.ts"
import { linesOf } from "../conformance/lines-of.ts"
import { batchOf as networkBatchOf, progressOf } from "../conformance/network/rows.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { expectCallers } from "./callers.ts"
import { dumpsOf, fillStore } from "./fill-store.ts"
import { goldenOf, goldenVersions } from "./golden.ts"
import { goldenChainId, goldenHistory, goldenSecret } from "./history.ts"
import { goldenNetworkId } from "./network-history.ts"

/**
 * What today's software does with databases that a version of it wrote.
 *
 * @param makeGolden - a copy of the one of a version
 */
export function describeGolden(
  name: string,
  makeGolden: (version: number) => Promise<TemporaryStore>,
  makeEmpty: () => Promise<TemporaryStore>,
): void {
  const withStore = async (place: TemporaryStore, use: (store: Store) => Promise<void>) => {
    const store = await openStore(place.location)
    await use(store).finally(() => store.close())
    await place.dispose()
  }
  const linesIn = (store: Store) => linesOf(dump(store, goldenChainId))

  test(`${name}: there is a golden database of today's schema, which says what one says that is filled now`, async () => {
    expect(goldenVersions).toContain(schemaVersion)
    const said = ["dump.txt", "network-dump.txt"].map((file) => readFile(join(goldenOf(schemaVersion), file), "utf8"))
    await withStore(await makeEmpty(), async (store) => {
      await fillStore(store)
      expect(Object.values(await dumpsOf(store))).toEqual(await Promise.all(said))
    })
  })

  describe.each(goldenVersions)(`${name}: a database of version %i`, (version) => {
    const use = async (work: (store: Store) => Promise<void>) => withStore(await makeGolden(version), work)

    test("has rows in every table that a dump tells of, and is read today as it was written then", () =>
      use(async (store) => {
        const dumps = await dumpsOf(store)
        for (const [file, text] of Object.entries(dumps)) {
          expect(text).toBe(await readFile(join(goldenOf(version), file), "utf8"))
        }
        const dumped = Object.values(dumps).flatMap((text) => text.split("\n").filter(Boolean))
        const filled = new Set(dumped.map((line) => line.split(" ")[0]))
        expect([...filled]).toEqual([...dumpedTables, ...dumpedNetworkTables].map(({ table }) => table))
        expect(Buffer.from(await store.secret()).toString("hex")).toBe(goldenSecret)
        expect(await store.chains()).toEqual([
          {
            chainId: goldenChainId,
            head: { number: 3, hash: goldenHistory.blocks.at(-1)?.hash, timestamp: 1_700_000_090 },
            nodeHead: 3,
            updatedAt: 1_700_000_100,
            transactions: 4,
          },
        ])
        await expectCallers(store)
      }))

    test("is written today", () =>
      use(async (store) => {
        const lines = await linesIn(store)
        const writer = await store.openWriter(goldenChainId)
        await writer.append(batchOf(plainBlocks(2), { from: 4 }), { nodeHead: 5, now: 1_700_000_200 })
        expect((await linesIn(store)).length).toBeGreaterThan(lines.length)
        await writer.rollback(3)
        expect(await linesIn(store)).toEqual(lines)
        const networkWriter = await store.openNetworkWriter(goldenNetworkId)
        const next = networkBatchOf("P", 4, 1)
        await networkWriter.append(next, progressOf(next))
        expect((await networkWriter.head("P"))?.height).toBe(4)
        expect(await networkWriter.unresolved(9)).toHaveLength(1)
      }))

    test("can be undone down to nothing by what was noted then", () =>
      use(async (store) => {
        const writer = await store.openWriter(goldenChainId)
        await writer.rollback(1)
        const blocks = (await linesIn(store)).flatMap((line) => /"block_number":(\d+)/.exec(line)?.[1] ?? [])
        expect(Math.max(...blocks.map(Number))).toBe(1)
        await writer.rollback(-1)
        expect(await linesIn(store)).toEqual([])
      }))
  })
}
