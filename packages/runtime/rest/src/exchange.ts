import { ConnectionError } from "./errors/connection-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import type { CallFacts } from "./errors/serac-error.ts"
import { type RateLimit, rateLimitOf } from "./rate-limit.ts"
import { readBody } from "./read-body.ts"

/** A response and its body, which has been read from it. */
export interface Answer {
  readonly response: Response
  readonly status: number
  readonly rateLimit: RateLimit
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * One request and its whole answer, whatever its status.
 *
 * @throws ConnectionError when the answer does not come, or not in full
 * @throws ResponseTooLargeError when it has more than `max` bytes
 */
export async function exchange(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  max: number,
  call: CallFacts,
): Promise<Answer> {
  try {
    const response = await fetch(request)
    const bytes = await readBody(response, max)
    if (bytes) return { response, status: response.status, rateLimit: rateLimitOf(response.headers), bytes }
  } catch (cause) {
    throw new ConnectionError(call, cause)
  }
  throw new ResponseTooLargeError({ ...call, maxResponseBytes: max })
}
