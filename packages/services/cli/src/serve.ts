const signals = ["SIGINT", "SIGTERM"] as const

/** What runs until it is closed. */
export interface Closable {
  close(): Promise<void>
}

/**
 * Starts something, says that it is ready, and stops it on SIGINT or SIGTERM. A second signal ends the process at once, for
 * when stopping takes too long.
 */
export async function serve<Server extends Closable>(
  start: () => Promise<Server>,
  ready: (server: Server) => void,
): Promise<void> {
  // Listening for signals first: one that comes while the servers start must not leave any of them behind.
  let stop: () => void
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  let told = 0
  const hear = () => {
    told += 1
    if (told > 1) process.exit(1)
    stop()
  }
  for (const signal of signals) process.on(signal, hear)
  try {
    const server = await start()
    if (told === 0) ready(server)
    await stopped
    await server.close()
  } finally {
    for (const signal of signals) process.off(signal, hear)
  }
}
