import type { FetchInit } from "../../src/http/index.ts"

/** An answer, a fault, or what comes of the request. */
export type Script = Response | Error | ((request: Request) => Response | Promise<Response>)

/** A `fetch` that gives the scripted answers in turn and keeps the requests. A request too many fails. */
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

/** An answer that comes after so many milliseconds, whatever becomes of the request. */
export const late = (milliseconds: number, response: Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), milliseconds))
