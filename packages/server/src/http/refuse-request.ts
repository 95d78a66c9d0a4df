import type { RefuseRequest } from "./connections/connections.ts"
import type { ErrorReplies } from "./response/error-replies.ts"
import { jsonType } from "./response/json-type.ts"

/** Returns a function that refuses requests that do not reach Fastify. */
export function refuseBy(errors: ErrorReplies, cors: string | false): RefuseRequest {
  return (_request, response, message, headers) => {
    const body = errors.body(503, [message])
    response.writeHead(503, {
      ...headers,
      "content-type": jsonType,
      "content-length": Buffer.byteLength(body),
      "x-content-type-options": "nosniff",
      ...(cors !== false && { "access-control-allow-origin": cors }),
    })
    response.end(body)
  }
}
