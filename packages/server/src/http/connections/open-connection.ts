import type { Socket } from "node:net"
import type { BytesHolder } from "./held-bytes.ts"
import { type ArrivingRequest, isComplete } from "./pending-bytes.ts"
import type { UnreadBytes } from "./unread-bytes.ts"

/** An address that has connections, or for which trusted proxies forward requests. */
export interface ConnectionHolder extends BytesHolder {
  readonly address: string
  /** Number of its connections and of the requests forwarded for it. */
  held: number
  /** Its connections, and proxy connections that currently carry a request for it. */
  readonly connections: Set<OpenConnection>
  /** Its connections that wait for the caller, the longest waiting first. */
  readonly waiting: Set<OpenConnection>
}

/** A connection of a server. */
export interface OpenConnection {
  readonly socket: Socket
  /** Undefined for a trusted proxy. */
  readonly holder: ConnectionHolder | undefined
  /** The client of the request that a trusted proxy currently forwards on this connection. */
  client: ConnectionHolder | undefined
  /** Requests whose headers have arrived and that have not ended. */
  readonly requests: Set<RunningRequest>
  readonly unread: UnreadBytes
  /** When it began to wait for its caller, by `performance.now`; meaningful only while it waits. */
  waitsSince: number
  /** The count of event loop iterations at that moment. */
  waitsSinceLook: number
}

/** A request of a connection. */
export interface RunningRequest {
  readonly request: ArrivingRequest
  isAnswered: boolean
}

/** Whether a connection has no request, an incomplete one, or an unread response. */
export function waitsForCaller({ requests }: OpenConnection): boolean {
  if (requests.size === 0) return true
  return [...requests].some(({ request, isAnswered }) => isAnswered || !isComplete(request))
}

/** Unread response bytes that the operating system may still deliver after a connection is closed. */
const leftToSystem = 65_536

/** Closes a connection at once. A connection with many unread bytes is reset: the operating system would keep them for a caller who never reads. */
export function closeNow({ socket, requests, unread }: OpenConnection): void {
  const isUnread = unread.bytes > leftToSystem || [...requests].some(({ isAnswered }) => isAnswered)
  if (isUnread) socket.resetAndDestroy()
  else socket.destroy()
}
