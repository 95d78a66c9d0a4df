/** A fetch that passes everything on and keeps what the server said about the contract. */
export interface Spy {
  readonly fetch: typeof globalThis.fetch
  /** The violations that the server listed in `sl-violations`, of all answers since the last call. */
  take(): string[]
}

export function spyOnViolations(): Spy {
  let seen: string[] = []
  return {
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      const header = response.headers.get("sl-violations")
      if (header !== null) seen.push(header)
      return response
    },
    take: () => {
      const taken = seen
      seen = []
      return taken
    },
  }
}
