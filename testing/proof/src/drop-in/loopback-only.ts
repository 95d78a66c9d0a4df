/** A fetch that leaves this machine for nothing. */
export interface LoopbackFetch {
  readonly fetch: typeof globalThis.fetch
  /** The hosts that were asked for and not asked. */
  readonly refused: readonly string[]
}

/** Makes a fetch that reaches services on this machine alone, of one that reaches everything. */
export function loopbackOnly(real: typeof globalThis.fetch): LoopbackFetch {
  const refused: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    if (hostname === "127.0.0.1") return real(input, init)
    refused.push(hostname)
    // Thrown it would end the process: the SDK's telemetry waits for no answer and catches nothing.
    return new Response(null, { status: 403 })
  }
  return { fetch, refused }
}
