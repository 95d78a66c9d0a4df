import { stdSerializers } from "pino"
import { withoutKeys } from "./without-keys.ts"

/** What a URL has between its scheme and its host: a user's name and a password. */
const password = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:"']*):[^\s/@"']+@/gi

/**
 * An error as pino's own serializer has it, without the passwords of URLs and the secrets of keys that may be in its texts: whoever throws
 * it may have put there what it was asked with. For `serializers.err` of a logger.
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
