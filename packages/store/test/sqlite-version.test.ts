import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openStore, type Store } from "../src/index.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"

let directory: string
let store: Store

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-store-version-"))
  store = await openStore({ kind: "sqlite", directory })
})

afterAll(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

test("a version changes with the chain's own commits and with nothing else", async () => {
  const [chain, other] = [store.chain("1"), store.chain("2")]
  const [writer, otherWriter] = [await store.openWriter("1"), await store.openWriter("2")]
  const progress = { nodeHead: 1, now: 1 }
  for (const each of [writer, otherWriter]) await each.append(batchOf(plainBlocks(1)), progress)
  const [version, otherVersion] = [await chain.version(), await other.version()]
  await writer.append(batchOf(plainBlocks(1), { from: 1 }), progress)
  await chain.blocks({ limit: 9 })
  const changed = await chain.version()
  expect([changed === version, await other.version()]).toEqual([false, otherVersion])
  expect(await chain.version()).toBe(changed)
  await writer.close()
  await otherWriter.close()
})

test("a version says at once what another connection has just committed", async () => {
  const chain = store.chain("3")
  const writer = await store.openWriter("3")
  const versions = [await chain.version()]
  for (let from = 0; from < 50; from += 1) {
    await writer.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
    versions.push(await chain.version())
  }
  await writer.close()
  expect(new Set(versions).size).toBe(51)
})
