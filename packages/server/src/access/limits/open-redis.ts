import { RedisCounters } from "./redis-counters.ts"

/** Milliseconds to connect, and between two attempts. */
const connectTimeout = 2_000
const longestDelay = 5_000

/**
 * Counts in the Redis of a URL. Its client, `@redis/client`, is loaded only here: who does not use Redis need not install it. A server that
 * does not answer within two seconds, or goes away, is connected to when it comes.
 *
 * Throws an Error that says what to install where the client is missing, and one where the URL is none.
 *
 * @param onOutage is told of what goes wrong with the connection
 */
export async function openRedis(url: string, onOutage: (error: unknown) => void): Promise<RedisCounters> {
  const { createClient } = await import("@redis/client").catch((cause: unknown) => {
    throw new Error("counting in Redis needs the package @redis/client: npm install @redis/client", { cause })
  })
  const client = createClient({
    url,
    // Its first protocol is enough for counts, and every server of it speaks it.
    RESP: 2,
    // What cannot be sent now fails now: whoever counts goes on without it.
    disableOfflineQueue: true,
    socket: { connectTimeout, reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, longestDelay) },
  })
  client.on("error", onOutage)
  const connecting = client.connect().catch(onOutage)
  // Else the first requests would be counted by this process alone.
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
