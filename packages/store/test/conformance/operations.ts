import { existsSync } from "node:fs"
import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import {
  assertArchived,
  backUpStore,
  ChainLockedError,
  DamagedBackupError,
  dump,
  dumpNetwork,
  lowestRollback,
  migrateStore,
  openStore,
  planMigration,
  ReorgTooDeepError,
  restoreStore,
  StoreVersionError,
  schemaVersion,
  verifyingChain,
} from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { storedKey } from "./api-keys.ts"
import { allArchived, answersOf, archived, archivedSingly, maintained } from "./archived.ts"
import { linesOf } from "./lines-of.ts"
import { batchOf as networkBatchOf, progressOf } from "./network/rows.ts"
import { addBlocks, setUpOperations, stretch } from "./operation-setting.ts"

/** Backups, restores, and what operators ask. */
export function describeOperations(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: operations`, () => {
    const { folder, undo, openNew } = setUpOperations(createTemporaryStore)

    test("a backup that is made while a chain is written is one moment of it, and is restored as that", async () => {
      const store = await openNew()
      const secret = await store.secret()
      await store.saveApiKeys([storedKey])
      const network = await store.openNetworkWriter(7)
      for (const height of [0, 1]) {
        const batch = networkBatchOf("P", height, 1)
        await network.append(batch, progressOf(batch))
      }
      const writer = await store.openWriter("9223372036854775807")
      let next = 0
      const write = async () => {
        await writer.append(stretch(next, 3), { nodeHead: 9999, now: 1 })
        next += 3
      }
      for (let at = 0; at < 20; at += 1) await write()
      let done = false
      const writing = (async () => {
        while (!done) {
          await write()
          // SQLite writes without ever waiting.
          await new Promise((resolve) => setTimeout(resolve, 2))
        }
      })()
      const target = join(folder(), "backup")
      const items = new Set<string>()
      const manifest = await backUpStore(store.location, target, { onProgress: ({ item }) => items.add(item) })
      done = true
      await writing

      const [chain] = manifest.chains
      expect(manifest).toMatchObject({
        chains: [{ chainId: "9223372036854775807", number: expect.any(Number) }],
        networks: [{ networkId: 7, chains: [{ chain: "P", height: 1 }] }],
        versions: { meta: schemaVersion, chain: schemaVersion, network: schemaVersion },
      })
      expect(items.size).toBeGreaterThan(0)
      const temporary = await createTemporaryStore()
      undo.push(() => temporary.dispose())
      expect(await restoreStore(temporary.location, target)).toEqual(manifest)
      const restored = await openStore(temporary.location)
      undo.push(() => restored.close())
      const blocks = (chain?.number ?? 0) + 1
      expect((await restored.chains()).map(({ chainId, head }) => [chainId, head.number])).toEqual([
        ["9223372036854775807", blocks - 1],
      ])
      const same = await openNew()
      await addBlocks(same, "9223372036854775807", blocks)
      expect(await linesOf(dump(restored, "9223372036854775807"))).toEqual(
        await linesOf(dump(same, "9223372036854775807")),
      )
      expect(await linesOf(dumpNetwork(restored, 7))).toEqual(await linesOf(dumpNetwork(store, 7)))
      expect(await restored.secret()).toEqual(secret)
      expect(await restored.apiKeys(0)).toEqual({ revision: 1, keys: [storedKey] })
    })

    test("a backup has the archive as it was at the moment, and what is restored goes on with it", async () => {
      const store = await openNew()
      const writer = await store.openWriter("5")
      for (let from = 0; from < 30; from += 3)
        await writer.append(await archivedSingly(stretch(from, 3)), { nodeHead: 9999, now: 1 })
      const target = join(folder(), "backup")
      const copying = backUpStore(store.location, target)
      await maintained(writer, 10)
      await copying
      await writer.close()
      const temporary = await createTemporaryStore()
      undo.push(() => temporary.dispose())
      await restoreStore(temporary.location, target)
      const restored = await openStore(temporary.location)
      undo.push(() => restored.close())
      const reader = restored.chain("5")
      const { first = -1, last } = (await reader.archiveRange()) ?? {}
      expect([first <= 20, last]).toEqual([true, 29])
      const again = await restored.openWriter("5")
      await again.append(await archived(stretch(30, 2)), { nodeHead: 9999, now: 1 })
      await again.close()
      expect(await reader.archiveRange()).toEqual({ first, last: 31 })
      const blocks = stretch(first, 32 - first).blocks
      expect(await allArchived(reader, 7)).toEqual(
        blocks.map((block) => ({ number: block.number, hash: block.hash, answers: answersOf(block) })),
      )
      await assertArchived(restored, "5", { first, last: 31 })
      const { inconsistencies } = await verifyingChain(restored, "5").check()
      expect(inconsistencies.filter(({ table }) => table === "evm_archive")).toEqual([])
    })

    test("a backup replaces no folder, and leaves none when it is stopped", async () => {
      const store = await openNew()
      await addBlocks(store, "1", 5)
      await expect(backUpStore(store.location, folder())).rejects.toThrow(`${folder()} is there already`)
      const stopping = AbortSignal.abort(new Error("stopped"))
      await expect(backUpStore(store.location, join(folder(), "b"), { signal: stopping })).rejects.toThrow("stopped")
      expect(await readdir(folder())).toEqual([])
    })

    test("a backup of which a file was changed, cut or lost is not restored", async () => {
      const store = await openNew()
      await addBlocks(store, "1", 5)
      const target = join(folder(), "b")
      const { files } = await backUpStore(store.location, target)
      const empty = await openNew()
      const [file] = files.map(({ path }) => join(target, path)).slice(-1) as [string]
      const bytes = await readFile(file)
      const changed = Buffer.from(bytes)
      changed[changed.length - 1] = 1 + (changed.at(-1) ?? 0)
      for (const content of [changed, bytes.subarray(0, -1)]) {
        await writeFile(file, content)
        await expect(restoreStore(empty.location, target)).rejects.toThrow(DamagedBackupError)
      }
      await rm(file)
      await expect(restoreStore(empty.location, target)).rejects.toThrow(`${file} is missing.`)
      expect(await empty.chains()).toEqual([])
      await writeFile(file, bytes)
      await restoreStore(empty.location, target)
    })

    test("a restore deletes nothing that it was not told to, and then all of it", async () => {
      const [store, other] = [await openNew(), await openNew()]
      await addBlocks(store, "1", 5)
      await addBlocks(other, "2", 7)
      const target = join(folder(), "b")
      await backUpStore(store.location, target)
      await expect(restoreStore(other.location, target)).rejects.toThrow("with --replace")
      expect((await other.chains()).map(({ chainId }) => chainId)).toEqual(["2"])
      await restoreStore(other.location, target, { replace: true })
      const after = await openStore(other.location)
      undo.push(() => after.close())
      expect((await after.chains()).map(({ chainId, head }) => [chainId, head.number])).toEqual([["1", 4]])
    })

    test("a restore waits for no indexer: where one writes, it is refused", async () => {
      const [store, other] = [await openNew(), await openNew()]
      await addBlocks(store, "1", 5)
      const target = join(folder(), "b")
      await backUpStore(store.location, target)
      const writer = await other.openWriter("2")
      await expect(restoreStore(other.location, target, { replace: true, lockTimeout: 50 })).rejects.toThrow(
        ChainLockedError,
      )
      await writer.close()
    })

    test("a backup of a newer version, or of the other kind of store, is not restored", async () => {
      const store = await openNew()
      await addBlocks(store, "1", 1)
      const target = join(folder(), "b")
      await backUpStore(store.location, target)
      const path = join(target, "manifest.json")
      const manifest = JSON.parse(await readFile(path, "utf8"))
      const empty = await openNew()
      await writeFile(path, JSON.stringify({ ...manifest, versions: { chain: schemaVersion + 1 } }))
      await expect(restoreStore(empty.location, target)).rejects.toThrow(StoreVersionError)
      await writeFile(path, JSON.stringify(manifest))
      const elsewhere =
        store.location.kind === "sqlite"
          ? ({ kind: "postgres", url: "postgres://nobody@127.0.0.1:1/none" } as const)
          : ({ kind: "sqlite", directory: join(folder(), "new") } as const)
      await expect(restoreStore(elsewhere, target)).rejects.toThrow("which cannot be restored into")
      expect(existsSync(join(folder(), "new"))).toBe(false)
    })

    test("how deep a chain can be undone is told", async () => {
      const store = await openNew()
      expect(await lowestRollback(store, "1")).toBeUndefined()
      const writer = await store.openWriter("1", { reorgDepth: 4 })
      await writer.append(stretch(0, 10), { nodeHead: 9, now: 1 })
      const lowest = await lowestRollback(store, "1")
      expect(lowest).toBe(5)
      await expect(writer.rollback(4)).rejects.toThrow(ReorgTooDeepError)
      await writer.rollback(5)
      await writer.close()
    })

    test("tables of this version need no step", async () => {
      const store = await openNew()
      await addBlocks(store, "1", 1)
      const plan = await planMigration(store.location)
      expect(plan.newest).toBe(schemaVersion)
      expect(plan.places.map(({ version, steps }) => [version, steps])).toEqual(
        plan.places.map(() => [schemaVersion, []]),
      )
      expect(await migrateStore(store.location)).toEqual(plan)
    })
  })
}
