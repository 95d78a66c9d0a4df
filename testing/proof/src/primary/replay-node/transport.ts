import type { IncomingMessage } from "node:http"

export interface Plain {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

const plainTextHeaders = { "content-type": "text/plain; charset=utf-8" }
const sniffless = { ...plainTextHeaders, "x-content-type-options": "nosniff" }

/** There is no such path, or not yet. */
export const notFoundAnswer: Plain = { status: 404, body: "404 page not found\n", headers: sniffless }

/** A chain that is there but still starts. */
export const bootstrappingAnswer: Plain = {
  status: 503,
  body: "API call rejected because chain is not done bootstrapping\n",
  headers: sniffless,
}

/** What the recorded node says to requests that its interfaces by name do not take (exchanges `transport-by-name`). */
export function refusedByName({ method = "", headers }: IncomingMessage): Plain | undefined {
  const host = headers.host?.replace(/:\d+$/, "").toLowerCase() ?? ""
  if (host !== "" && host !== "localhost" && !/^(\d{1,3}\.){3}\d{1,3}$/.test(host))
    return { status: 403, body: "invalid host specified\n", headers: sniffless }
  if (method !== "POST")
    return { status: 405, body: `rpc: POST method required, received ${method}`, headers: plainTextHeaders }
  const type = headers["content-type"] ?? ""
  const [name = ""] = type.split(";")
  if (name.toLowerCase() === "application/json") return undefined
  return { status: 415, body: `rpc: unrecognized Content-Type: ${name}`, headers: plainTextHeaders }
}
