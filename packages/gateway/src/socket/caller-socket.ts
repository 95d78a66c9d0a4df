/** The connection to a caller: a WebSocket, or a fake in tests. */
export interface CallerSocket {
  /** Bytes that wait to be written by the operating system. */
  readonly bufferedAmount: number
  /** Sends a frame. `sent` is called when the operating system has accepted it, or never will. */
  send(text: string, sent: () => void): void
  /** Answers a ping. */
  pong(data: Buffer): void
  /** Closes the connection with a code of RFC 6455. */
  close(code: number, reason: string): void
}

/** Close codes of WebSockets. */
export const closeCodes = { goingAway: 1001, protocolError: 1002, tooSlow: 1008, internal: 1011 } as const
