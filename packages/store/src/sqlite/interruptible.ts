import { setImmediate } from "node:timers/promises"
import type { Connection } from "../engine.ts"

/** Milliseconds of statements after which messages are processed. */
const longestTurn = 20

/**
 * A connection that begins no more statements once a signal aborts; between statements it yields to the event loop, so that the
 * signal can arrive.
 */
export function interruptible(connection: Connection, signal: AbortSignal): Connection {
  let turnedAt = performance.now()
  const turn = async () => {
    if (performance.now() - turnedAt > longestTurn) {
      await setImmediate()
      turnedAt = performance.now()
    }
    signal.throwIfAborted()
  }
  return {
    async all(query, parameters) {
      await turn()
      return connection.all(query, parameters)
    },
    async get(query, parameters) {
      await turn()
      return connection.get(query, parameters)
    },
  }
}
