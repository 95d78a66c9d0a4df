/** The limits of a server. All times are in milliseconds. */
export interface ServerLimits {
  /** Maximum number of connections; further ones are closed at once. Default 1,024. */
  readonly maxConnections: number
  /** Maximum size in bytes of a frame that a WebSocket sends. Default 5 MiB. */
  readonly maxFrame: number
  /** Maximum number of unread bytes of a WebSocket; beyond them it is closed. Default 16 MiB. */
  readonly maxUnread: number
  /** Maximum number of a WebSocket's frames that are handled concurrently; others are not read meanwhile. Default 100. */
  readonly maxFramesAtOnce: number
  /** Time limit for receiving a request. Default 30 s, as on a node. */
  readonly requestTimeout: number
  /** Time limit for the next request on a connection. Default 120 s, as on a node. */
  readonly idleTimeout: number
  /** Interval of WebSocket pings; a socket that has not answered the last one is closed. Default 30 s, as on a node. */
  readonly pingInterval: number
  /** Time limit for pending responses when the server closes. Default 1 s. */
  readonly closeTimeout: number
}

/** The default limits. */
export const defaultLimits: ServerLimits = {
  maxConnections: 1_024,
  maxFrame: 5 * 1024 * 1024,
  maxUnread: 16 * 1024 * 1024,
  maxFramesAtOnce: 100,
  requestTimeout: 30_000,
  idleTimeout: 120_000,
  pingInterval: 30_000,
  closeTimeout: 1_000,
}
