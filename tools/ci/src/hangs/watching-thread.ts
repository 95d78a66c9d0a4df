import { appendFileSync, writeSync } from "node:fs"
import { parentPort, workerData } from "node:worker_threads"
import type { Doing, Watched } from "./watch.ts"

const { beats, limit, endedFile } = workerData as Watched
let doing: Doing = { file: "a file of tests", what: "its beginning", isLoading: true }
/** The times of the process's last activity change and of the last turn of its event loop. */
let since = performance.now()
let turned = since
let lastBeat = 0

parentPort?.on("message", (next: Doing) => {
  doing = next
  since = performance.now()
})

setInterval(
  () => {
    const now = performance.now()
    const count = Atomics.load(beats, 0)
    if (count !== lastBeat) turned = now
    lastBeat = count
    const most = Math.max(limit, doing.limit ?? 0)
    if (now - turned >= most) endRun(most, "nothing else could run in its process")
    else if (doing.isLoading && now - since >= most) endRun(most, "its modules did not load")
  },
  Math.min(1_000, limit / 10),
)

function endRun(after: number, why: string): void {
  const line = `${doing.file}: ${doing.what}: ended after ${after / 1000} s in which ${why}\n`
  // Written directly: `process.stderr` needs the thread that hangs.
  writeSync(2, line)
  if (endedFile !== undefined) appendFileSync(endedFile, line)
  process.kill(process.pid, "SIGKILL")
}
