import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { afterEach, beforeEach, expect, test } from "vitest"
import { ChainLockedError, dump, openStore, type Store } from "../src/index.ts"
import { archived } from "./conformance/archived.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"
import { linesOf } from "./conformance/lines-of.ts"

let directory: string
let store: Store

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-store-"))
  store = await openStore({ kind: "sqlite", directory })
})
afterEach(async () => {
  await store.close()
  await rm(directory, { recursive: true })
})

const script = new URL("./fixtures/appending-writer.ts", import.meta.url)

test("a writer in another thread holds the chain, and what it has stored is read here", async () => {
  const worker = new Worker(script, { workerData: { directory } })
  await once(worker, "message")
  await expect(store.openWriter("7")).rejects.toThrow(ChainLockedError)
  expect(((await store.chain("7").status())?.head.number ?? -1) >= 0).toBe(true)
  await worker.terminate()
  const writer = await store.openWriter("7")
  await writer.close()
})

test("the death of a writing process frees its chain, and leaves whole batches only", async () => {
  const child = spawn(process.execPath, [script.pathname, directory], { stdio: ["ignore", "pipe", "inherit"] })
  const exited = once(child, "exit")
  let said = ""
  for await (const text of child.stdout.setEncoding("utf8")) {
    said += text
    if (said.split("\n").length > 5) break
  }
  await expect(store.openWriter("7")).rejects.toThrow(ChainLockedError)
  child.kill("SIGKILL")
  await exited

  const writer = await store.openWriter("7")
  const last = (await writer.head())?.number ?? -1
  await writer.close()
  expect((last + 1) % 10).toBe(0)
  const whole = await store.openWriter("8")
  const batch = batchOf(plainBlocks(last + 1))
  const bytes = batch.blocks.map(() => 150_000)
  await whole.append(await archived(batch, bytes), { nodeHead: 1e9, now: 1 })
  await whole.close()
  expect(await linesOf(dump(store, "7"))).toEqual(await linesOf(dump(store, "8")))
})
