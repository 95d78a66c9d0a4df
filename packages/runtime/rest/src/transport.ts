import { observed } from "./hooks.ts"
import type { RestOptions } from "./options.ts"
import { type Call, send } from "./send.ts"

/**
 * What another client needs to send its requests as this one does: its base URL, its headers with the key, and a
 * `fetch` with its timeouts, retries, size limit and hooks. A status is never an error here.
 *
 * @example
 * import { createRestCore } from "@serac/rest"
 *
 * const { baseUrl, headers, fetch } = createRestCore({ baseUrl: "https://data.example" }).transport()
 * const response = await fetch(new Request(`${baseUrl}/v1/chains`, { headers }))
 */
export interface Transport<Paths extends object = object> {
  readonly baseUrl: string
  readonly headers: Headers
  readonly fetch: (request: Request) => Promise<Response>
  /** For types only: the paths of the API's document. */
  readonly paths?: Paths
}

export const createTransport = <Paths extends object>(client: RestOptions, headers: Headers): Transport<Paths> => ({
  baseUrl: client.baseUrl,
  headers,
  fetch: (request) => {
    const { method, url } = request
    const call: Call = { operation: `${method} ${new URL(url).pathname}`, url, attempts: 0 }
    return observed(client.hooks, call, async () => {
      const { response, bytes } = await send(request, call, client, { signal: request.signal })
      return new Response(bytes.length ? bytes : null, response)
    })
  },
})
