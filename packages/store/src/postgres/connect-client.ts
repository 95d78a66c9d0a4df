import type { Duplex } from "node:stream"
import type pg from "pg"

/** Milliseconds without an answer after which another attempt starts next to the first; it replaces any other attempt. */
const anotherAfter = 1_000

/**
 * Connects a client. An attempt whose packets were lost is never answered, even when the server is reachable again: further attempts
 * run next to the first one, and the first attempt that is answered wins.
 *
 * @param make - makes a client that has not connected yet, for each attempt.
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
      // The first attempt stays, for a server that answers slowly.
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

/** Closes a connection without notifying the server, which may be unreachable. */
export function abandon(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
  client.on("error", () => {})
  stream.destroy()
}

/** Milliseconds for a graceful close. */
const leaveWithin = 1_000

/** Closes a connection gracefully, or without notifying the server if it does not answer: the connection may be lost. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => abandon(client), leaveWithin)
  await client.end().catch(() => {})
  clearTimeout(timer)
}
