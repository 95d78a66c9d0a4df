import { type Agent, type IncomingHttpHeaders, request } from "node:http"
import type { FuzzRequest } from "./requests.ts"

/** What a service has answered. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request as it stands: nothing of its address is rewritten. */
export function send(port: number, agent: Agent, { method, path, body, contentType }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
      ...(contentType && { "content-type": contentType }),
    }
    const sent = request({ host: "127.0.0.1", port, method, path, headers, agent }, (response) => {
      const pieces: Buffer[] = []
      response.on("data", (piece: Buffer) => pieces.push(piece))
      response.on("error", reject)
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(pieces).toString() })
      })
    })
    sent.on("error", reject)
    sent.end(body)
  })
}
