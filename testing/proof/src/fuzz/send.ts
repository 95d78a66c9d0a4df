import { type Agent, type IncomingHttpHeaders, request } from "node:http"
import type { FuzzRequest } from "./requests.ts"

/** The answer of a service. */
export interface ServiceAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request without normalizing its URL. For a stream of events, the first part is the answer. */
export function sendFuzzed(
  port: number,
  agent: Agent,
  { method, path, body, contentType, key }: FuzzRequest,
): Promise<ServiceAnswer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      ...(contentType && { "content-type": contentType }),
      ...(key && { [key.header]: key.text }),
    }
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent }, (response) => {
      const { statusCode: status = 0, headers } = response
      if (headers["content-type"]?.startsWith("text/event-stream")) {
        response.destroy()
        resolve({ status, headers, body: "" })
        return
      }
      const pieces: Buffer[] = []
      response.on("data", (piece: Buffer) => pieces.push(piece))
      response.on("error", reject)
      response.on("end", () => {
        resolve({ status, headers, body: Buffer.concat(pieces).toString() })
      })
    })
    sent.on("error", reject)
    sent.end(body)
  })
}
