import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { openStore, type StoreLocation } from "@serac/store"
import { expect, test } from "vitest"
import { usageReport } from "../../src/usage/index.ts"

const program = fileURLToPath(new URL("fixtures/counting-process.ts", import.meta.url))

/** How many requests are stored of a process that counted 100, saved them, counted 50 more and was ended. */
async function storedAfter(signal: "SIGTERM" | "SIGKILL"): Promise<number | undefined> {
  const directory = await mkdtemp(join(tmpdir(), "serac-usage-"))
  const location: StoreLocation = { kind: "sqlite", directory }
  const child = spawn(process.execPath, [program, JSON.stringify(location)], { stdio: ["ignore", "pipe", "inherit"] })
  const exit = once(child, "exit")
  await Promise.race([once(child.stdout, "data"), exit.then(() => Promise.reject(new Error("it ended by itself")))])
  child.kill(signal)
  await exit
  const store = await openStore(location)
  const [entry] = await usageReport(store.usage, { subjects: ["api a"], now: 1_795_255_200 })
  await store.close()
  await rm(directory, { recursive: true })
  return entry?.values[0]?.totalRequests
}

test("a clean stop loses nothing", async () => {
  expect(await storedAfter("SIGTERM")).toBe(150)
})

test("a kill loses what was counted since the last saving and no more", async () => {
  expect(await storedAfter("SIGKILL")).toBe(100)
})
