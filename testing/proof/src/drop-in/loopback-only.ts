/** A fetch that sends requests only to this machine. */
export interface LoopbackFetch {
  readonly fetch: typeof globalThis.fetch
  /** The requested hosts that were refused. */
  readonly refused: readonly string[]
}

/** Makes a fetch that reaches only services on this machine, from an unrestricted one. */
export function loopbackOnly(real: typeof globalThis.fetch): LoopbackFetch {
  const refused: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    if (hostname === "127.0.0.1") return real(input, init)
    refused.push(hostname)
    // An error would end the process: the SDK's telemetry neither awaits the answer nor catches errors.
    return new Response(null, { status: 403 })
  }
  return { fetch, refused }
}
