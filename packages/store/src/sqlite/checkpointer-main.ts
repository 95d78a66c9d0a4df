import { DatabaseSync } from "node:sqlite"
import { parentPort, workerData } from "node:worker_threads"
import type { ToCheckpointer } from "./checkpointer.ts"
import { checkpointerPragmas } from "./pragmas.ts"

/** A thread that checkpoints a file's write-ahead log on request, while another thread writes. */
const database = new DatabaseSync(workerData as string)
database.exec(checkpointerPragmas)

parentPort?.on("message", (message: ToCheckpointer) => {
  if (message === "checkpoint") {
    // Checkpoints the pages that no reader needs any more: it waits for no connection, and writers do not wait for it.
    database.exec("PRAGMA wal_checkpoint(PASSIVE)")
    parentPort?.postMessage("done")
  } else {
    database.close()
    parentPort?.close()
  }
})
