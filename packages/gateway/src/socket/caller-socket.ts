/** The connection to a caller: a WebSocket, or what stands for one in a test. */
export interface CallerSocket {
  /** Bytes that wait for the system to take them. */
  readonly bufferedAmount: number
  /** Sends a frame; `sent` is called when the system has taken it, or never will. */
  send(text: string, sent: () => void): void
  /** Answers a ping. */
  pong(data: Buffer): void
  /** Ends the conversation with a code of RFC 6455. */
  close(code: number, reason: string): void
}

/** Codes with which conversations end. */
export const closeCodes = { goingAway: 1001, protocolError: 1002, tooSlow: 1008, internal: 1011 } as const
