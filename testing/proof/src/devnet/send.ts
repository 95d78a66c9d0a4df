import { request as httpRequest } from "node:http"
import type { WireHandler } from "@serac/wire/node"
import type { RecordedResponse, WireExchange } from "./wire-exchange.ts"

/** Sends a recorded request unchanged. */
export type Send = (request: WireExchange["request"]) => Promise<RecordedResponse>

const sendTimeoutMs = 60_000

/** Sends requests to a server. */
export function sendTo(url: string): Send {
  const { hostname, port } = new URL(url)
  return ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = httpRequest({ hostname, port, method, path, headers, timeout: sendTimeoutMs }, (response) => {
        const chunks: Buffer[] = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.once("error", reject)
        response.once("end", () => {
          const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(named),
            body: Buffer.concat(chunks).toString("utf8"),
          })
        })
      })
      request.once("timeout", () => request.destroy(new Error(`no answer within ${sendTimeoutMs / 1000} s`)))
      request.once("error", reject)
      request.end(body)
    })
}

/** Calls a handler of this process with requests, without a socket. */
export function sendIn(handle: WireHandler): Send {
  return ({ method, path, headers, body = "" }) =>
    handle({ method, target: path, headers: { host: "127.0.0.1", ...headers }, body })
}
