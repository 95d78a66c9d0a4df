import type { FetchInit } from "../../src/http/runtime.ts"

/** A response, a fault, or a function of the request. */
export type Script = Response | Error | ((request: Request) => Response | Promise<Response>)

/** A `fetch` with scripted responses in order, which records the requests. It throws for a request without a response. */
export function scriptedFetch(...script: Script[]) {
  const requests: Request[] = []
  const fetch = async (url: string, init: FetchInit): Promise<Response> => {
    const request = new Request(url, init)
    const step = script[requests.length]
    requests.push(request)
    if (!step) throw new Error(`unexpected request ${requests.length}: ${request.url}`)
    if (step instanceof Error) throw step
    return step instanceof Response ? step : step(request)
  }
  return { fetch, requests }
}

export const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })

/** A response that arrives after some milliseconds, even if the request is aborted. */
export const late = (milliseconds: number, response: Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), milliseconds))
