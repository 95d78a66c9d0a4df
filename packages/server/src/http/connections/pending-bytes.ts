import type { IncomingMessage } from "node:http"
import type { Socket } from "node:net"

/** The members of a request that are read here. */
export type ArrivingRequest = Pick<IncomingMessage, "headers" | "socket" | "complete">

/** Milliseconds before the minimum data rate applies. */
const graceMs = 5_000
/** Bytes that a body of unknown length counts for. */
const unknownLength = 262_144

/** Bytes that a caller has yet to send of a request body, or to read of a response. */
export interface PendingBytes {
  readonly socket: Socket
  /** Undefined for a response. */
  readonly request: ArrivingRequest | undefined
  /** Bytes of the request body or of the response. */
  readonly bytes: number
  /** The start of the transfer, by `performance.now`. */
  readonly since: number
  /** `bytesRead` of the socket at that moment. */
  readonly bytesBefore: number
}

/** Length of a request body that has not arrived whole, in bytes; 0 where all of it has. */
export function bodyLength(request: ArrivingRequest): number {
  if (isComplete(request)) return 0
  const length = request.headers["content-length"]
  return length === undefined ? unknownLength : Number(length)
}

/** Whether all of a request has arrived. Node.js sets `complete` for a request without a body only after it has emitted the request. */
export function isComplete({ headers, complete }: ArrivingRequest): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers
  return complete || (encoding === undefined && Number(length ?? 0) === 0)
}

/**
 * Whether a caller is slower than the minimum rate: of a request body the received bytes count, of a response the time by which all of it
 * should have been read.
 *
 * @param rate bytes per second
 */
export function isTooSlow(
  { socket, request, bytes, since, bytesBefore }: PendingBytes,
  rate: number,
  now: number,
): boolean {
  const counted = request === undefined ? bytes : socket.bytesRead - bytesBefore
  return now - since > graceMs + (counted / rate) * 1_000
}
