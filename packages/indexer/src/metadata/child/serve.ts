import { once } from "node:events"
import type { Readable, Writable } from "node:stream"
import { createDocumentReader, type DocumentReader } from "../document/document-reader.ts"
import { FrameReader, frameOf } from "../messages/frames.ts"
import type { FromReader, ToReader } from "../messages/messages.ts"

/** Requests come from the parent process, which is trusted; the limit only catches the garbage of a broken pipe. */
const maxRequestBytes = 2 ** 30

/** Reads requests from one pipe and writes answers to the other until either closes. So this process notices the end of its parent, however it ended. */
export async function serveReader(input: Readable, output: Writable): Promise<void> {
  const frames = new FrameReader(maxRequestBytes)
  const running = new Map<number, AbortController>()
  let documents: DocumentReader | undefined
  const tell = (message: FromReader) => output.write(frameOf(message))

  async function read({ id, request }: Extract<ToReader, { kind: "read" }>): Promise<void> {
    const stopping = new AbortController()
    running.set(id, stopping)
    try {
      const answer = await documents?.read(request, stopping.signal)
      if (answer !== undefined) tell({ kind: "answer", id, answer })
    } catch (error) {
      // A cancelled request has no receiver. Any other error is a fault of this process; the parent then starts a new one.
      if (!stopping.signal.aborted) throw error
    } finally {
      running.delete(id)
    }
  }

  function heed(message: ToReader): void {
    if (message.kind === "ping") tell({ kind: "pong" })
    else if (message.kind === "read") void read(message)
    else if (message.kind === "cancel") running.get(message.id)?.abort(new Error("cancelled"))
    else {
      documents = createDocumentReader(message.settings)
      tell({ kind: "ready" })
    }
  }

  input.on("data", (chunk: Buffer) => {
    for (const message of frames.push(chunk)) heed(message as ToReader)
  })
  await Promise.race([once(input, "close"), once(input, "end"), once(output, "close")]).catch(() => {})
  for (const stopping of running.values()) stopping.abort(new Error("the process ends"))
  await documents?.close()
}
