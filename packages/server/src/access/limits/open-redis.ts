import { RedisCounters } from "./redis-counters.ts"

/** Milliseconds to connect, and the maximum between two attempts. */
const connectTimeout = 2_000
const longestDelay = 5_000

/** Milliseconds before the next attempt to connect, after so many that failed. */
export const reconnectDelay = (attempts: number): number => Math.min(100 * 2 ** attempts, longestDelay)

/**
 * Opens counters in the Redis of a URL. The client, `@redis/client`, is imported only here: users without Redis need not install it. A server
 * that does not answer within two seconds, or that disconnects, is connected to in the background.
 *
 * Throws an Error that names the package to install where the client is missing, and one for an invalid URL.
 *
 * @param onOutage called with errors of the connection
 */
export async function openRedis(url: string, onOutage: (error: unknown) => void): Promise<RedisCounters> {
  const { createClient } = await import("@redis/client").catch((cause: unknown) => {
    throw new Error("counting in Redis needs the package @redis/client: npm install @redis/client", { cause })
  })
  const client = createClient({
    url,
    // RESP 2 suffices for counts, and every server supports it.
    RESP: 2,
    // Commands fail at once while disconnected: the limiter then counts without Redis.
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: reconnectDelay },
  })
  client.on("error", onOutage)
  const connecting = client.connect().catch(onOutage)
  // Wait, or the first requests would be counted by this process alone.
  let late: NodeJS.Timeout | undefined
  const isLate = new Promise((resolve) => {
    late = setTimeout(resolve, connectTimeout)
  })
  await Promise.race([connecting, isLate])
  clearTimeout(late)
  return new RedisCounters({
    sendCommand: (command) => client.sendCommand([...command]),
    close: async () => client.destroy(),
  })
}
