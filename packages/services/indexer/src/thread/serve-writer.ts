import { parentPort } from "node:worker_threads"
import { PackedNetworkBatch, type PackedNetworkMessage } from "../network/packed/packed-network-batch.ts"
import { PackedBatch, type PackedMessage } from "../writer/packed-batch.ts"
import { toPlainError } from "./errors.ts"
import type { WriterCall, WriterReply } from "./remote-writer.ts"

type Method = (...args: readonly unknown[]) => Promise<unknown>

/** The batches that come packed, of their messages. */
const batches = {
  chain: (message: unknown) => new PackedBatch(message as PackedMessage),
  network: (message: unknown) => new PackedNetworkBatch(message as PackedNetworkMessage),
} as const

/** Opens a writer in this thread and calls its methods as the parent asks. */
export async function serveWriter(open: () => Promise<object>): Promise<void> {
  const reply = (message: WriterReply) => parentPort?.postMessage(message)
  try {
    const writer = (await open()) as Readonly<Record<string, Method>>
    parentPort?.on("message", async ({ id, method, args, packed }: WriterCall) => {
      try {
        const [first, ...others] = args
        const given = packed === undefined ? args : [batches[packed](first), ...others]
        reply({ id, result: await (writer[method] as Method)(...given) })
      } catch (error) {
        reply({ id, error: toPlainError(error) })
      }
    })
    reply({ id: 0, result: undefined })
  } catch (error) {
    reply({ id: 0, error: toPlainError(error) })
  }
}
