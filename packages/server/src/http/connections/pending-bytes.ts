import type { IncomingMessage } from "node:http"
import type { Socket } from "node:net"

/** What is looked at of a request. */
export type ArrivingRequest = Pick<IncomingMessage, "headers" | "socket" | "complete">

/** Callers get so long, in milliseconds, before it matters how fast they send or read. */
const graceMs = 5_000
/** Bytes that count for a body whose length is not told. */
const unknownLength = 262_144

/** What a caller has yet to send of a body, or to take of an answer. */
export interface PendingBytes {
  readonly socket: Socket
  /** Undefined for an answer. */
  readonly request: ArrivingRequest | undefined
  /** Bytes of the body or of the answer. */
  readonly bytes: number
  /** When it began, by `performance.now`. */
  readonly since: number
  /** Bytes that the connection had brought by then. */
  readonly bytesBefore: number
}

/** Bytes of a request's body that is not there yet; 0 where all of it is. */
export function bodyLength(request: ArrivingRequest): number {
  if (isComplete(request)) return 0
  const length = request.headers["content-length"]
  return length === undefined ? unknownLength : Number(length)
}

/** Whether all of a request is there. Node says so of one without a body only after it has handed it over. */
export function isComplete({ headers, complete }: ArrivingRequest): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = headers
  return complete || (encoding === undefined && Number(length ?? 0) === 0)
}

/**
 * Whether a caller sends or reads more slowly than he may: of a body what has come counts, of an answer when all of it should have been
 * taken.
 *
 * @param rate bytes a second
 */
export function isTooSlow(
  { socket, request, bytes, since, bytesBefore }: PendingBytes,
  rate: number,
  now: number,
): boolean {
  const counted = request === undefined ? bytes : socket.bytesRead - bytesBefore
  return now - since > graceMs + (counted / rate) * 1_000
}
