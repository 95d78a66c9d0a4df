import type { CheckedRequest } from "../handler-request.ts"
import type { Body } from "../response/body.ts"
import type { AnswerCache } from "./answer-cache.ts"

type Make = (request: CheckedRequest) => Promise<Body | undefined>
type Version = (request: CheckedRequest) => Promise<string>

/** Returns the cached response to the same request at the same version, or makes one. */
export function cachedHandler(cache: AnswerCache, version: Version, make: Make): Make {
  return async (request) => {
    const current = await versionOf(version, request)
    if (current === undefined) return make(request)
    const { name } = request
    const kept = cache.get(name, current)
    if (kept !== undefined) return kept
    const body = await make(request)
    // A change during `make` may be part of the body. That is harmless: the version before the change never comes back.
    if (body !== undefined) cache.set(name, current, body)
    return body
  }
}

/** Undefined where reading the version fails; the handler then reports the error itself. */
async function versionOf(version: Version, request: CheckedRequest): Promise<string | undefined> {
  try {
    return await version(request)
  } catch {
    return undefined
  }
}
