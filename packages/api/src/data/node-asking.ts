/** Options of requests to nodes. */
export interface NodeAsking {
  /** The `fetch` for nodes. Default the global one. */
  readonly fetch?: typeof globalThis.fetch
  /** Timeout in milliseconds. Default 5000. */
  readonly timeout?: number
}
