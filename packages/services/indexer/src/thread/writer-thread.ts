import { parentPort, workerData } from "node:worker_threads"
import { openWriter } from "../writer/open-writer.ts"
import { toPlainError } from "./errors.ts"
import type { WriterCall, WriterReply, WriterThreadData } from "./remote-writer.ts"

const { location, chainId, options } = workerData as WriterThreadData
const reply = (message: WriterReply) => parentPort?.postMessage(message)

try {
  const writer = await openWriter(location, chainId, options)
  parentPort?.on("message", async ({ id, method, args }: WriterCall) => {
    try {
      reply({ id, result: await (writer[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args) })
    } catch (error) {
      reply({ id, error: toPlainError(error) })
    }
  })
  reply({ id: 0, result: undefined })
} catch (error) {
  reply({ id: 0, error: toPlainError(error) })
}
