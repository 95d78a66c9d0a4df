import type { Socket } from "node:net"
import type { BytesHolder } from "./held-bytes.ts"
import { type ArrivingRequest, isComplete } from "./pending-bytes.ts"
import type { UnreadBytes } from "./unread-bytes.ts"

/** An address that connects, or for which proxies that are trusted ask. */
export interface ConnectionHolder extends BytesHolder {
  readonly address: string
  /** Its connections, and requests that are forwarded for it. */
  held: number
  /** Its connections, and those of proxies on which they ask for it now. */
  readonly connections: Set<OpenConnection>
  /** Of its connections those that wait for it, the one that does the longest first. */
  readonly waiting: Set<OpenConnection>
}

/** A connection of a server. */
export interface OpenConnection {
  readonly socket: Socket
  /** Undefined for a proxy that is trusted. */
  readonly holder: ConnectionHolder | undefined
  /** For whom a proxy that is trusted asks on it now. */
  client: ConnectionHolder | undefined
  /** Requests whose headers are there and which have not ended. */
  readonly requests: Set<RunningRequest>
  readonly unread: UnreadBytes
  /** Since when it has waited for its caller, by `performance.now`, where it does. */
  waitsSince: number
  /** How often all connections had been looked at by then. */
  waitsSinceLook: number
}

/** A request of a connection. */
export interface RunningRequest {
  readonly request: ArrivingRequest
  isAnswered: boolean
}

/** Whether a connection has no request, half of one, or an answer that is not read. */
export function waitsForCaller({ requests }: OpenConnection): boolean {
  if (requests.size === 0) return true
  return [...requests].some(({ request, isAnswered }) => isAnswered || !isComplete(request))
}

/** Bytes of answers that the system may go on delivering when a connection has been closed. */
const leftToSystem = 65_536

/** Closes a connection at once. One with much that may not have been read is reset: the system would keep that for whoever never reads it. */
export function closeNow({ socket, requests, unread }: OpenConnection): void {
  const isUnread = unread.bytes > leftToSystem || [...requests].some(({ isAnswered }) => isAnswered)
  if (isUnread) socket.resetAndDestroy()
  else socket.destroy()
}
