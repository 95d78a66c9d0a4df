/** What a connection bears. Times are milliseconds. */
export interface ConnectionLimits {
  /** Until both sides have said who they are. Default: 10,000. */
  readonly handshakeTimeout: number
  /** Between two pings. Default: 22,500. */
  readonly pingInterval: number
  /** Without a whole message; then the connection ends. Default: 30,000. */
  readonly silence: number
  /** Requests that wait for the peer's answer. Default: 64. */
  readonly requestsInFlight: number
  /** Requests that wait to be sent. Default: 1,024. */
  readonly requestsWaiting: number
  /** Requests of the peer that are being answered; more are refused as throttled. Default: 64. */
  readonly answersInFlight: number
  /** Bytes that the peer has not taken yet; then the connection ends. Default: 4 MiB. */
  readonly unsentBytes: number
  /** Messages in any ten seconds; then the connection ends. Default: 20,000. */
  readonly messages: number
  /** Bytes of messages, without compression, in any ten seconds; then the connection ends. Default: 64 MiB. */
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
