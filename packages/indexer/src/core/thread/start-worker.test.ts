import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { startWorker } from "./start-worker.ts"

const tells = new URL(
  "data:text/javascript,import { getCompileCacheDir } from 'node:module'; import { parentPort, workerData } from 'node:worker_threads';" +
    "parentPort.postMessage([workerData.given, getCompileCacheDir()])",
)

async function toldBy(compiled: string): Promise<readonly string[]> {
  const worker = startWorker(tells, { given: "data" }, compiled)
  // Both events may come in one turn of the event loop; code between two awaits would miss the second.
  const [[told]] = await Promise.all([once(worker, "message"), once(worker, "exit")])
  return told
}

test("a thread keeps what it compiled where the one that starts it does", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-compiled-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [given, compiled = ""] = await toldBy(join(folder, "a-version"))
  expect([given, dirname(compiled)]).toEqual(["data", folder])
})
