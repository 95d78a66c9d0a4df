const signals = ["SIGINT", "SIGTERM"] as const

/** What runs until it is closed. */
export interface Closable {
  close(): Promise<void>
  /** Resolves or rejects when it ends by itself; without it, it never does. */
  readonly ended?: Promise<void>
}

/**
 * Starts something, says that it is ready, and stops it on SIGINT or SIGTERM, or when it ends by itself. A second signal ends
 * the process at once, for when stopping takes too long. A start is told to stop by its signal, and may reject then.
 */
export async function serve<Server extends Closable>(
  start: (signal: AbortSignal) => Promise<Server>,
  ready: (server: Server) => void | Promise<void>,
): Promise<void> {
  // Listening for signals first: one that comes while the servers start must not leave any of them behind.
  const told = new AbortController()
  const stopped = new Promise<void>((resolve) => told.signal.addEventListener("abort", () => resolve()))
  const hear = () => {
    if (told.signal.aborted) process.exit(1)
    told.abort()
  }
  for (const signal of signals) process.on(signal, hear)
  try {
    const server = await start(told.signal).catch((error: unknown) => {
      if (told.signal.aborted) return undefined
      throw error
    })
    if (server === undefined) return
    try {
      if (!told.signal.aborted) await ready(server)
      await Promise.race([stopped, server.ended ?? stopped])
    } finally {
      await server.close()
    }
  } finally {
    for (const signal of signals) process.off(signal, hear)
  }
}
