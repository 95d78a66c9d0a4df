import { EventEmitter } from "node:events"
import { PassThrough } from "node:stream"
import { FrameReader, frameOf } from "../../src/metadata/messages/frames.ts"
import type { FromReader, ToReader } from "../../src/metadata/messages/messages.ts"
import type { Child } from "../../src/metadata/process/reader-process.ts"

/** A process that sends the messages of a test. It ends when it is killed. */
export class FakeChild extends EventEmitter implements Pick<Child, "pid" | "kill" | "stdin" | "stdout" | "stderr"> {
  readonly pid = 4711
  readonly stdin = new PassThrough()
  readonly stdout = new PassThrough()
  readonly stderr = new PassThrough()
  /** The messages it received. */
  readonly told: ToReader[] = []

  /** @param heed - handles each received message. */
  constructor(heed: (message: ToReader, child: FakeChild) => void) {
    super()
    const frames = new FrameReader(2 ** 30)
    this.stdin.on("data", (chunk: Buffer) => {
      for (const message of frames.push(chunk) as ToReader[]) {
        this.told.push(message)
        heed(message, this)
      }
    })
  }

  tell(message: FromReader): void {
    this.stdout.write(frameOf(message))
  }

  kill = (): boolean => {
    this.exit(null, "SIGKILL")
    return true
  }

  exit(code: number | null, signal: string | null = null): void {
    this.emit("exit", code, signal)
  }
}

/** Behaves like the real process: reports that it is ready, and answers pings and requests. */
export function wellBehaved(message: ToReader, child: FakeChild): void {
  if (message.kind === "begin") child.tell({ kind: "ready" })
  if (message.kind === "ping") child.tell({ kind: "pong" })
  if (message.kind === "read")
    child.tell({ kind: "answer", id: message.id, answer: { kind: "read", metadata: { name: message.request.url } } })
}
