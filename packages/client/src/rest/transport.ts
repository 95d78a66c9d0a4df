import { type HttpCall, HttpError, mergeHeaders, observed } from "../http/runtime.ts"
import type { Sender } from "./sender.ts"

/** The parts that openapi-fetch needs to send requests like a core. */
export interface Transport {
  readonly baseUrl: string
  /** The client's headers with the API key, unless a function provides it for every request. */
  readonly headers: Headers
  readonly fetch: (request: Request) => Promise<Response>
}

/** A `fetch` with the endpoints, timeouts, retries, size limit and hooks of a core. A status is never an error here. */
export function createTransport(sender: Sender): Transport {
  const { base: first, hooks, credentials } = sender
  const baseUrl = first.origin + first.path.replace(/\/+$/, "")
  const isAsked = typeof credentials === "function"
  return {
    baseUrl,
    headers: new Headers(mergeHeaders("client", isAsked ? undefined : credentials.headers, sender.headers)),
    fetch(request) {
      const { method, url, signal, headers } = request
      const call = transportCall(method, url)
      const { origin } = new URL(url)
      // A request may have another base URL.
      const base = url.startsWith(`${baseUrl}/`) ? baseUrl : origin
      let answered: Response | undefined
      return observed(hooks, call, async () => {
        const body = request.body && (await request.arrayBuffer())
        const wanted = {
          operation: { method, result: "binary" as const },
          target: url.slice(base.length),
          headers: (own: Readonly<Record<string, string>>) =>
            mergeHeaders(call.operation, isAsked ? own : undefined, headers),
          ...(body && { body }),
        }
        try {
          const place = base === baseUrl ? {} : { baseUrl: origin }
          return await sender.send(call, wanted, { signal, ...place }, ({ response, status, bytes, text }) => {
            // A redirect that a browser hides has status 0, with which no response can be constructed.
            answered = status ? new Response(bytes?.length ? bytes : text || null, response) : response
            // An error, so that the call is retried; the caller gets the last response with any status.
            if (!response.ok) throw new HttpError({ ...call, status, text, headers: response.headers })
            return answered
          })
        } catch (error) {
          if (answered && error instanceof HttpError) return answered
          throw error
        }
      })
    },
  }
}

function transportCall(method: string, url: string): HttpCall {
  const { pathname } = new URL(url)
  return { operation: `${method} ${pathname}`, url: pathname, attempts: 0 }
}
