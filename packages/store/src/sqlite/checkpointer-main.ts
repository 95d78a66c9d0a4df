import { DatabaseSync } from "node:sqlite"
import { parentPort } from "node:worker_threads"
import { checkpointerPragmas } from "./pragmas.ts"

/** A thread that checkpoints the write-ahead logs of files on request, while another thread writes. */
parentPort?.on("message", (path: string) => {
  try {
    checkpoint(path)
  } catch {
    // The writer checkpoints itself, as without a request.
  }
  parentPort?.postMessage(path)
})

function checkpoint(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec(checkpointerPragmas)
    // Checkpoints the pages that no reader needs any more: it waits for no connection, and writers do not wait for it.
    database.exec("PRAGMA wal_checkpoint(PASSIVE)")
  } finally {
    database.close()
  }
}
