import { stdSerializers } from "pino"
import { withoutKeys } from "./without-keys.ts"

/** The user name and password of a URL. */
const password = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:"']*):[^\s/@"']+@/gi

/**
 * Serializes an error as pino does, without the passwords of URLs and the secrets of keys that its texts may contain: a message may quote the
 * request that failed. For `serializers.err` of a logger.
 *
 * @example
 * ```ts
 * import { loggableError } from "@serac/server/http"
 * import { pino } from "pino"
 *
 * const logger = pino({ serializers: { err: loggableError } })
 * logger.error({ err: new Error("http://user:word@node:9650 is down") }, "a request failed")
 * ```
 */
export function loggableError(error: unknown): unknown {
  return withoutSecrets(stdSerializers.err(error as Error))
}

function withoutSecrets(error: unknown): unknown {
  if (typeof error !== "object" || error === null) return error
  return Object.fromEntries(Object.entries(error).map(([name, value]) => [name, withoutSecret(name, value)]))
}

function withoutSecret(name: string, value: unknown): unknown {
  if (typeof value === "string") return withoutKeys(value.includes("://") ? value.replace(password, "$1:…@") : value)
  return name === "aggregateErrors" && Array.isArray(value) ? value.map(withoutSecrets) : value
}
