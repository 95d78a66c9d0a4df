/** The limits of a connection. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Time limit for the handshakes of both sides. Default: 10,000. */
  readonly handshakeTimeout: number
  /** Interval of pings. Default: 22,500. */
  readonly pingInterval: number
  /** Maximum time without a complete message; then the connection ends. Default: 30,000. */
  readonly silence: number
  /** Maximum number of requests that wait for the peer's answer. Default: 64. */
  readonly requestsInFlight: number
  /** Maximum number of requests that wait to be sent. Default: 1,024. */
  readonly requestsWaiting: number
  /** Maximum number of the peer's requests that are handled concurrently; more are rejected as throttled. Default: 64. */
  readonly answersInFlight: number
  /** Maximum number of bytes that the peer has not read; beyond it the connection ends. Default: 4 MiB. */
  readonly unsentBytes: number
  /** Maximum number of messages in ten seconds; beyond it the connection ends. Default: 20,000. */
  readonly messages: number
  /** Maximum number of uncompressed message bytes in ten seconds; beyond it the connection ends. Default: 64 MiB. */
  readonly messageBytes: number
}

export const defaultLimits: ConnectionLimits = {
  handshakeTimeout: 10_000,
  pingInterval: 22_500,
  silence: 30_000,
  requestsInFlight: 64,
  requestsWaiting: 1024,
  answersInFlight: 64,
  unsentBytes: 4 * 1024 * 1024,
  messages: 20_000,
  messageBytes: 64 * 1024 * 1024,
}
