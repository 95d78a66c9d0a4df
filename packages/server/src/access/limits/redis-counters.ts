import type { QuotaTaken, QuotaWindow } from "@serac/store"
import type { Counters } from "./counters.ts"

/** What is asked of a Redis client: a client of `@redis/client` is one. */
export interface RedisConnection {
  sendCommand(command: readonly string[]): Promise<unknown>
  /** Says goodbye and ends the connection. */
  close(): Promise<void>
}

/**
 * Counts in Redis, or whatever speaks its protocol, by commands that all of them have: no script. Each takes a stretch of the count and
 * gives back what of it is beyond the quota, so that stretches never overlap: two who meet at the end may get less than is left
 * for a moment, and never more.
 */
export class RedisCounters implements Counters {
  readonly isShared = true
  readonly #redis: RedisConnection

  constructor(redis: RedisConnection) {
    this.#redis = redis
  }

  async take(window: QuotaWindow, units: number, quota: number): Promise<QuotaTaken> {
    const key = quotaKey(window)
    // Sent at once; one connection keeps their order.
    const [counted] = await Promise.all([
      this.#redis.sendCommand(["INCRBY", key, String(units)]),
      // Beyond its end by as much again: the clock of the server may be another.
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
