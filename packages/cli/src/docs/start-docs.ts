import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

import { referenceSite, type SiteOptions } from "@serac/web/reference"
import type { Closable } from "../serve.ts"
import { ListenError } from "../stack/listen-error.ts"
import { serviceUrl } from "../stack/service-url.ts"

/** A running reference server. */
export interface RunningDocs extends Closable {
  /** URL of the page. */
  readonly url: string
}

/**
 * Serves a reference at `/docs`; `/` redirects to it.
 *
 * @throws {ListenError} when the port is taken or the host is not this machine's
 */
export async function startDocs(options: Omit<SiteOptions, "path">, host: string, port: number): Promise<RunningDocs> {
  const site = referenceSite(options)
  const server = createServer(async (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?")
    if (path === "/") {
      response.writeHead(308, { location: "/docs" }).end()
      return
    }
    const { method, headers } = request
    const asked = { encodings: headers["accept-encoding"], ifNoneMatch: headers["if-none-match"] }
    const found = method === "GET" || method === "HEAD" ? await site.find(path, asked) : undefined
    if (found === undefined)
      response.writeHead(404, { "content-type": "text/plain" }).end("There is nothing here: see /docs.\n")
    else response.writeHead(found.status, found.headers).end(method === "HEAD" ? undefined : found.body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ListenError(host, port, error.code ?? "", "--port", { cause: error })
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `${serviceUrl({ host, port: bound })}/docs`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
