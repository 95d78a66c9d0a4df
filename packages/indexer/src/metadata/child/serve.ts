import { once } from "node:events"
import type { Readable, Writable } from "node:stream"
import { createDocumentReader, type DocumentReader } from "../document/document-reader.ts"
import { FrameReader, frameOf } from "../messages/frames.ts"
import type { FromReader, ToReader } from "../messages/messages.ts"

/** What comes is from the process that started this one; the bound only catches a broken pipe's nonsense. */
const maxRequestBytes = 2 ** 30

/**
 * Reads what is asked for through one pipe and answers through the other, until either ends: that is how this process learns that
 * the one that started it is no more, however it ended.
 */
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
      // Nobody waits for what was cancelled; anything else is a fault of this process, which another one takes the place of.
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
