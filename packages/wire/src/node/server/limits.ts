/** What a server grants its callers. All times are in milliseconds. */
export interface ServerLimits {
  /** Connections at a time; further ones are closed at once. Default 1,024. */
  readonly maxConnections: number
  /** Bytes of a frame that a WebSocket sends. Default 5 MiB. */
  readonly maxFrame: number
  /** Bytes that wait for a WebSocket that does not read; beyond them it is closed. Default 16 MiB. */
  readonly maxUnread: number
  /** Frames of a WebSocket that are answered at a time; others are not read meanwhile. Default 100. */
  readonly maxFramesAtOnce: number
  /** For a request to arrive whole. Default 30 s, as a node's. */
  readonly requestTimeout: number
  /** For the next request on a connection. Default 120 s, as a node's. */
  readonly idleTimeout: number
  /** Between pings of a WebSocket; one that has not answered the last is closed. Default 30 s, as a node's. */
  readonly pingInterval: number
  /** For answers that are under way when the server closes. Default 1 s. */
  readonly closeTimeout: number
}

/** The limits unless others are asked for. */
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
