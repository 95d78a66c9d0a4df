import type { Duplex } from "node:stream"
import type pg from "pg"

/** Milliseconds after which another attempt is made beside one that is not answered, in the place of the one before. */
const anotherAfter = 1_000

/**
 * Connects a client. An attempt that was lost on the way is never answered, also when the server is there again: others are made
 * beside the first one, and the first that is answered counts.
 *
 * @param make - a client that has not connected yet, for each attempt.
 * @returns rejects as soon as an attempt fails, which the first one does after its own timeout.
 */
export function connectClient(make: () => pg.Client): Promise<pg.Client> {
  return new Promise((resolve, reject) => {
    const attempts: pg.Client[] = []
    const end = (settle: () => void, winner?: pg.Client) => {
      clearInterval(timer)
      for (const client of attempts.splice(0)) if (client !== winner) abandon(client)
      settle()
    }
    const begin = () => {
      // The first one is for a server that takes its time.
      for (const client of attempts.splice(1)) abandon(client)
      const client = make()
      client.on("error", () => {})
      attempts.push(client)
      client.connect().then(
        () => attempts.includes(client) && end(() => resolve(client), client),
        (error: unknown) => attempts.includes(client) && end(() => reject(error)),
      )
    }
    const timer = setInterval(begin, anotherAfter)
    begin()
  })
}

/** Ends a connection without a word to the server, which may not listen. */
export function abandon(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
  client.on("error", () => {})
  stream.destroy()
}

/** Milliseconds for the server to take leave. */
const leaveWithin = 1_000

/** Ends a connection in good order, or without a word where the server does not answer: it may be lost. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => abandon(client), leaveWithin)
  await client.end().catch(() => {})
  clearTimeout(timer)
}
