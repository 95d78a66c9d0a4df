import { parentPort } from "node:worker_threads"
import { PackedBatch, type PackedMessage } from "../writer/packed-batch.ts"
import { toPlainError } from "./errors.ts"
import type { WriterCall, WriterReply } from "./remote-writer.ts"

type Method = (...args: readonly unknown[]) => Promise<unknown>

/** Opens a writer in this thread and calls its methods as the parent asks. */
export async function serveWriter(open: () => Promise<object>): Promise<void> {
  const reply = (message: WriterReply) => parentPort?.postMessage(message)
  try {
    const writer = (await open()) as Readonly<Record<string, Method>>
    parentPort?.on("message", async ({ id, method, args: given, isPacked }: WriterCall) => {
      try {
        const [first, ...others] = given
        const args = isPacked ? [new PackedBatch(first as PackedMessage), ...others] : given
        reply({ id, result: await (writer[method] as Method)(...args) })
      } catch (error) {
        reply({ id, error: toPlainError(error) })
      }
    })
    reply({ id: 0, result: undefined })
  } catch (error) {
    reply({ id: 0, error: toPlainError(error) })
  }
}
