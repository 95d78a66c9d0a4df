import { parentPort } from "node:worker_threads"
import { toPlainError } from "./errors.ts"
import type { TaskEnd, TaskModule, TaskStart } from "./shared-thread.ts"
import { writerThreads } from "./writer-threads.ts"

/** A thread that runs the tasks which its parent sends. */
parentPort?.on("message", (start: TaskStart) => void runTask(start))

// Which of the tasks was at fault is not known: all start again, and the pool separates them.
writerThreads.onCrash = (error) => {
  throw error
}

async function runTask({ id, file, data, port }: TaskStart): Promise<void> {
  const tell = (end: TaskEnd) => parentPort?.postMessage(end)
  port.once("close", () => tell({ id }))
  try {
    const task = (await import(file)) as TaskModule
    await task.default(data, port)
  } catch (error) {
    tell({ id, error: toPlainError(error) })
    port.close()
  }
}
