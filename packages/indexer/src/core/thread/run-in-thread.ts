import type { MessagePort } from "node:worker_threads"
import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import { toPlainError } from "./errors.ts"
import type { ThreadMessage, ThreadOrder } from "./messages.ts"
import { ThreadQuestions } from "./thread-questions.ts"

/**
 * Runs an indexer in this thread, and reports over the port, until the indexer ends or is stopped. The port is closed then; if the other
 * side closes it first, the indexer is stopped.
 */
export async function runInThread<Progress>(
  port: MessagePort,
  start: (tell: {
    readonly onProgress: (progress: Progress) => void
    readonly log: LogFunction
    /** Asks the parent. */
    readonly ask: (question: unknown) => Promise<unknown>
  }) => Promise<Running<Progress>>,
): Promise<void> {
  const tell = (message: ThreadMessage<Progress>) => port.postMessage(message)
  const questions = new ThreadQuestions(tell)
  let isLeft = false
  port.once("close", () => {
    isLeft = true
  })
  try {
    const indexer = await start({
      onProgress: (progress) => tell({ kind: "progress", progress }),
      log: (level, message, facts) => tell({ kind: "log", level, message, facts }),
      ask: (question) => questions.ask(question),
    })
    port.once("close", () => void indexer.stop())
    if (isLeft) void indexer.stop()
    port.on("message", (order: ThreadOrder) => {
      if (order === "stop") void indexer.stop()
      else questions.answered(order)
    })
    tell({ kind: "started" })
    await indexer.ended
    tell({ kind: "ended" })
  } catch (error) {
    tell({ kind: "ended", error: toPlainError(error) })
  }
  port.close()
}
