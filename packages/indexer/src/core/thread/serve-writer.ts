import type { MessagePort } from "node:worker_threads"
import { toPlainError } from "./errors.ts"
import type { PackedClass, WriterCall, WriterReply } from "./remote-writer.ts"

type WriterMethod = (...args: readonly unknown[]) => Promise<unknown>

/**
 * Opens a writer in this thread and calls its methods on the messages of the port.
 *
 * @param Batch - the class of its batches.
 */
export async function serveWriter(port: MessagePort, open: () => Promise<object>, Batch: PackedClass): Promise<void> {
  const reply = (message: WriterReply) => port.postMessage(message)
  try {
    const writer = (await open()) as Readonly<Record<string, WriterMethod>>
    port.on("message", async ({ id, method, args, isPacked }: WriterCall) => {
      try {
        const [first, ...others] = args
        const given = isPacked ? [new Batch(first), ...others] : args
        reply({ id, result: await (writer[method] as WriterMethod)(...given) })
      } catch (error) {
        reply({ id, error: toPlainError(error) })
      }
    })
    reply({ id: 0, result: undefined })
  } catch (error) {
    reply({ id: 0, error: toPlainError(error) })
  }
}
