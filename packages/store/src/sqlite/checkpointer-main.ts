import { DatabaseSync } from "node:sqlite"
import { parentPort, workerData } from "node:worker_threads"
import type { ToCheckpointer } from "./checkpointer.ts"
import { checkpointerPragmas } from "./pragmas.ts"

/** A thread that writes the log of a file back whenever it is told to, while another thread writes on. */
const database = new DatabaseSync(workerData as string)
database.exec(checkpointerPragmas)

parentPort?.on("message", (message: ToCheckpointer) => {
  if (message === "checkpoint") {
    // As much as nobody reads from the log any more: it waits for nobody, and who writes does not wait for it.
    database.exec("PRAGMA wal_checkpoint(PASSIVE)")
    parentPort?.postMessage("done")
  } else {
    database.close()
    parentPort?.close()
  }
})
