import { type IncomingMessage, ServerResponse } from "node:http"
import type { TakeTurn } from "../upgrades.ts"

/** Bytes of an answer that are handed over at a time: it takes the system a tenth of a millisecond to copy them. */
export const pieceBytes = 65_536
/** What the smallest answer counts for. */
const minCountedBytes = 4_096

/** By what the answers of a server take turns. */
export interface Pacing {
  /** Begins something for the caller of the response when its turn has come. */
  readonly turn: TakeTurn
  /** Whether some bytes may be handed over at once, since little has been since the connections were looked at. */
  readonly hasRoom: (bytes: number) => boolean
  /** Is called once when the caller does not take as quickly as is sent, with the bytes that are left. */
  readonly unsent: (bytes: number) => void
}

/**
 * A response that hands over a large body by pieces, with a look at all connections between two of them: a body of a megabyte takes the system
 * milliseconds to copy, and a wait that many share ends for all of them at once.
 */
export class PacedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Default: all is handed over at once. */
  pacing: Pacing | undefined

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

/** Bytes that may be handed over between two looks at the connections, by all answers of a server together. */
export class TurnBytes {
  #left = pieceBytes

  /** Takes some, or as many as are left; false where none are. */
  take(bytes: number): boolean {
    if (this.#left <= 0) return false
    if (this.#left === pieceBytes)
      setImmediate(() => {
        this.#left = pieceBytes
      })
    this.#left -= Math.max(bytes, minCountedBytes)
    return true
  }
}
