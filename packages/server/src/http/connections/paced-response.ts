import { type IncomingMessage, ServerResponse } from "node:http"
import type { TakeTurn } from "../upgrades.ts"

/** Bytes of a response that are written at a time: the operating system copies them in a tenth of a millisecond. */
export const pieceBytes = 65_536
/** Bytes of responses that are written per iteration of the event loop. */
const turnBytes = 2 * pieceBytes
/** Bytes that a smaller write counts for. */
const minCountedBytes = 4_096

/** How the responses of a server take turns. */
export interface Pacing {
  /** Queues work for the caller of the response until its turn comes. */
  readonly turn: TakeTurn
  /** Whether bytes may be written at once, within the budget of this event loop iteration. */
  readonly hasRoom: (bytes: number) => boolean
  /** Called when the headers are written. */
  readonly begins: () => void
  /** Called when the caller reads more slowly than the response is written, with the bytes that are left. */
  readonly unsent: (bytes: number) => void
}

/**
 * A response that writes a large body in pieces, one per event loop iteration: the operating system takes milliseconds to copy a megabyte, and
 * other callers would wait that long.
 */
export class PacedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Default: the whole body is written at once. */
  pacing: Pacing | undefined

  override writeHead(...args: unknown[]): this {
    this.pacing?.begins()
    return super.writeHead(...(args as Parameters<ServerResponse["writeHead"]>))
  }

  override end(...args: unknown[]): this {
    const end = () => super.end(...(args as Parameters<ServerResponse["end"]>))
    const [chunk, encoding] = args
    const { pacing } = this
    const isBody = typeof chunk === "string" || chunk instanceof Uint8Array
    if (pacing === undefined || !isBody || this.req.method === "HEAD") return end()
    if (chunk.length > pieceBytes) {
      const body = typeof chunk === "string" ? Buffer.from(chunk, encoding as BufferEncoding | undefined) : chunk
      if (!this.headersSent && !this.hasHeader("transfer-encoding")) this.setHeader("content-length", body.length)
      this.#send(pacing, body, args.find((argument) => typeof argument === "function") as (() => void) | undefined)
    } else if (pacing.hasRoom(chunk.length)) end()
    else pacing.turn(() => this.destroyed || end())
    return this
  }

  #send(pacing: Pacing, body: Uint8Array, ended: (() => void) | undefined, at = 0): void {
    const next = at + pieceBytes
    const piece = body.subarray(at, next)
    const send = () => {
      if (this.destroyed) return
      if (next >= body.length) {
        super.end(piece, ended)
        return
      }
      let isTaken = false
      this.write(piece, (error) => {
        isTaken = true
        if (!error) this.#send(pacing, body, ended, next)
      })
      setImmediate(() => {
        if (!isTaken) pacing.unsent(body.length - at)
      })
    }
    if (pacing.hasRoom(piece.length)) send()
    else pacing.turn(send)
  }
}

/** The byte budget of one event loop iteration, shared by all responses of a server. */
export class TurnBytes {
  #left = turnBytes

  /** Takes bytes of the budget; a last write may exceed it. False where nothing is left. */
  take(bytes: number): boolean {
    if (this.#left <= 0) return false
    if (this.#left === turnBytes)
      setImmediate(() => {
        this.#left = turnBytes
      })
    this.#left -= Math.max(bytes, minCountedBytes)
    return true
  }
}
