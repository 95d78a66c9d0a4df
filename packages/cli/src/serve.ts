const signals = ["SIGINT", "SIGTERM"] as const

/** What runs until it is closed. */
export interface Closable {
  close(): Promise<void>
  /** Resolves or rejects when it ends by itself; without it, it never does. */
  readonly ended?: Promise<void>
}

/**
 * Starts something, reports that it is ready, and stops it on SIGINT or SIGTERM, or when it ends by itself. A second signal ends
 * the process at once, for when stopping takes too long. The signal aborts a start, which may reject then.
 */
export async function serveUntilStopped<Server extends Closable>(
  start: (signal: AbortSignal) => Promise<Server>,
  ready: (server: Server) => void | Promise<void>,
): Promise<void> {
  // Listening for signals first: one that comes while the servers start must not leave any of them behind.
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener("abort", () => resolve()))
  const stop = () => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
  }
  for (const signal of signals) process.on(signal, stop)
  try {
    const server = await start(stopping.signal).catch((error: unknown) => {
      if (stopping.signal.aborted) return undefined
      throw error
    })
    if (server === undefined) return
    try {
      if (!stopping.signal.aborted) await ready(server)
      await Promise.race([stopped, server.ended ?? stopped])
    } finally {
      await server.close()
    }
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
