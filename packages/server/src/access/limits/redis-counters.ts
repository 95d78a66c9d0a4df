import type { QuotaTaken, QuotaWindow } from "@serac/store"
import type { Counters } from "./counters.ts"

/** The part of a Redis client that is used; a client of `@redis/client` has it. */
export interface RedisConnection {
  sendCommand(command: readonly string[]): Promise<unknown>
  /** Closes the connection. */
  close(): Promise<void>
}

/**
 * Counts in Redis or a compatible server, with basic commands and no script. Each `take` increments the count and gives back the part beyond
 * the quota, so that granted units never overlap: two concurrent takes at the end of the quota may briefly get less than is left, and never
 * more.
 */
export class RedisCounters implements Counters {
  readonly isShared = true
  readonly #redis: RedisConnection

  constructor(redis: RedisConnection) {
    this.#redis = redis
  }

  async take(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken> {
    const key = quotaKey(window)
    // Both commands are sent at once; a connection keeps their order.
    const [counted] = await Promise.all([
      this.#redis.sendCommand(["INCRBY", key, String(units)]),
      // Expires a window length after the end, since the server's clock may differ.
      this.#redis.sendCommand(["EXPIREAT", key, String(window.start + 2 * window.seconds)]),
    ])
    const end = parsedCount(counted)
    const granted = Math.max(0, Math.min(units, quota - (end - units)))
    if (granted < units) await this.#redis.sendCommand(["DECRBY", key, String(units - granted)])
    return { granted, used: Math.min(quota, end) }
  }

  async used(window: QuotaWindow): Promise<number> {
    const counted = await this.#redis.sendCommand(["GET", quotaKey(window)])
    return counted === null ? 0 : parsedCount(counted)
  }

  close(): Promise<void> {
    return this.#redis.close()
  }
}

function quotaKey({ subject, seconds, start }: QuotaWindow): string {
  return `serac:quota:${seconds}:${start}:${subject}`
}

function parsedCount(reply: unknown): number {
  const number = Number(reply)
  if (!Number.isSafeInteger(number)) throw new TypeError("Redis answered something that is no count")
  return number
}
