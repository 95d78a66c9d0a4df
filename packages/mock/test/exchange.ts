import { request as httpRequest } from "node:http"

/** A request as specified in a test. Its target is a raw path, so that unusual paths reach the server unchanged. */
export interface Asked {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A response, without the headers that are irrelevant to the tests. */
export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const dull = ["connection", "content-length", "date", "keep-alive", "vary"]

/** Sends a request exactly as specified. */
export function exchange(url: string, { method = "POST", path = "/", headers = {}, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const target = new URL(url)
    const request = httpRequest({ host: target.hostname, port: target.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.once("error", reject)
      response.once("end", () => {
        const kept = Object.entries(response.headers).filter(([name]) => !dull.includes(name))
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString("utf8"),
        })
      })
    })
    request.once("error", reject)
    request.end(body)
  })
}

/** Sends a JSON-RPC call as JSON. */
export function call(
  url: string,
  path: string,
  body: string | object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  return exchange(url, {
    path,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  })
}

/** The violations listed in a response. */
export function violationsIn({ headers }: Answered): unknown {
  return headers["sl-violations"] === undefined ? undefined : JSON.parse(headers["sl-violations"])
}
