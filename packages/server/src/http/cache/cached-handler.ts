import type { CheckedRequest } from "../handler-request.ts"
import type { Body } from "../response/body.ts"
import type { AnswerCache } from "./answer-cache.ts"

type Make = (request: CheckedRequest) => Promise<Body | undefined>
type Version = (request: CheckedRequest) => Promise<string>

/** Makes an answer, or gives what was made of the same request and version. */
export function cachedHandler(cache: AnswerCache, version: Version, make: Make): Make {
  return async (request) => {
    const current = await versionOf(version, request)
    if (current === undefined) return make(request)
    const { name } = request
    const kept = cache.get(name, current)
    if (kept !== undefined) return kept
    const body = await make(request)
    // What changed meanwhile may have gone into it. That is no harm: what has changed never has this version again.
    if (body !== undefined) cache.set(name, current, body)
    return body
  }
}

/** Undefined where it cannot be told: whatever is wrong, the handler says it. */
async function versionOf(version: Version, request: CheckedRequest): Promise<string | undefined> {
  try {
    return await version(request)
  } catch {
    return undefined
  }
}
