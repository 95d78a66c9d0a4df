import { setImmediate } from "node:timers/promises"
import type { Connection } from "../engine.ts"

/** Milliseconds of statements after which messages are looked at. */
const longestTurn = 20

/** A connection whose statements no longer begin once a signal aborts, with turns of the event loop between them to learn it. */
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
