import { ServiceError } from "../http/index.ts"
import type { FoundKey } from "./keys/key-book.ts"
import type { Left } from "./limits/limiter.ts"

/** A 401 must name an authentication scheme (RFC 9110, 15.5.2). None is registered for keys in a custom header. */
export const challenge = { "www-authenticate": 'ApiKey header="x-data-api-key"' }

/** The refusal of a request without a key where one is required. */
export function keyRequired(): ServiceError {
  return new ServiceError(401, "An API key is required")
}

const keyRefusals: Readonly<Record<Exclude<FoundKey["state"], "valid">, string>> = {
  mistyped: "The API key is not one of this service, or has a typing error",
  unknown: "The API key is unknown",
  revoked: "The API key is revoked",
  expired: "The API key has expired",
  disabled: "The API key is disabled",
}

/** The refusal of an invalid key (401), or of one that its operator has disabled (403). */
export function keyRefused(state: Exclude<FoundKey["state"], "valid">): ServiceError {
  return new ServiceError(state === "disabled" ? 403 : 401, keyRefusals[state])
}

/** The refusal of a valid key without the needed scope. */
export function noPrivilege(): ServiceError {
  return new ServiceError(403, "The API key has no privilege for this resource")
}

const lengths: Readonly<Record<string, string>> = { minute: "a minute", day: "a day" }

/** The refusal of a request beyond a limit. */
export function limitExceeded({ limit, reset }: Left): ServiceError {
  const length = lengths[limit.name] ?? `in ${limit.seconds} seconds`
  const message = `The rate limit of ${limit.quota} compute units ${length} is exceeded`
  return new ServiceError(429, message, { retryAfter: reset })
}

/** The refusal of a reindex request beyond its limit. */
export function reindexesExceeded({ limit, reset }: Left): ServiceError {
  return new ServiceError(429, `The limit of ${limit.quota} reindex requests an hour is exceeded`, {
    retryAfter: reset,
  })
}
