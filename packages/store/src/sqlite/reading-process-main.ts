import { networkPart } from "../engine.ts"
import { EngineNetworkReader } from "../network/reader/network-reader.ts"
import { plainError } from "./plain-error.ts"
import { SqliteReader } from "./reader.ts"
import type { FromReader, ProcessReply, ToReader } from "./reading-process.ts"

/** A process that only reads, one call at a time; the process that started it sends the calls and ends it. */
const storeDirectory = process.argv[2] ?? ""
const readers = new Map<number, EngineNetworkReader>()
let running: { readonly id: number; readonly stop: AbortController } | undefined

function readerOf(networkId: number): EngineNetworkReader {
  let reader = readers.get(networkId)
  if (reader === undefined) {
    const connection = new SqliteReader(storeDirectory, networkPart(networkId))
    reader = new EngineNetworkReader(networkId, connection)
    readers.set(networkId, reader)
  }
  return reader
}

async function answerRead({
  id,
  call: { networkId, read, args },
}: Extract<ToReader, { kind: "read" }>): Promise<ProcessReply> {
  const stop = new AbortController()
  running = { id, stop }
  try {
    const method = readerOf(networkId)[read] as (...args: readonly unknown[]) => Promise<unknown>
    return { id, result: await method.call(readerOf(networkId), ...args, { signal: stop.signal }) }
  } catch (error) {
    return { id, error: plainError(error) }
  }
}

process.on("message", (message: ToReader) => {
  if (message.kind === "read") void answerRead(message).then((reply) => process.send?.(reply))
  else if (running?.id === message.id) running.stop.abort()
})

process.send?.("ready" satisfies FromReader)
// Ctrl-C in a terminal is sent to every process of the group; the parent process decides.
process.on("SIGINT", () => {})
process.on("SIGTERM", () => {})
// Without its parent, no process would ever end this one.
process.on("disconnect", () => process.exit(0))
