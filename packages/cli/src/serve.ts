const signals = ["SIGINT", "SIGTERM"] as const

/** A server or service that runs until it is closed. */
export interface Closable {
  close(): Promise<void>
  /** Resolves or rejects when it ends by itself; absent if it never does. */
  readonly ended?: Promise<void>
}

/**
 * Starts a server, reports that it is ready, and stops it on SIGINT or SIGTERM, or when it ends by itself. A second signal ends
 * the process at once. A signal during the start aborts it, and it may reject then.
 */
export async function serveUntilStopped<Server extends Closable>(
  start: (signal: AbortSignal) => Promise<Server>,
  ready: (server: Server) => void | Promise<void>,
): Promise<void> {
  // Signal handlers are installed first, so that a signal during the start stops all servers.
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
