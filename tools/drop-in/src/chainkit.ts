import { Avalanche } from "@avalanche-sdk/chainkit"
import { HTTPClient } from "@avalanche-sdk/chainkit/lib/http.js"
import { ClientSDK } from "@avalanche-sdk/chainkit/lib/sdks.js"

/** A method of the SDK by its path: `data.evm.blocks.get`. */
export type Method = (...given: readonly unknown[]) => Promise<unknown>

/** The methods of the SDK that ask the data service or the metrics service. */
export type Api = "data" | "metrics"

/** What a method of the SDK made of what the service answered. */
export interface Outcome {
  /** What the SDK returned, a value for each page. */
  readonly pages: readonly unknown[]
  /** What was sent, and what came back before the SDK looked at it. */
  readonly exchanges: readonly Exchange[]
  /** What the SDK threw. */
  readonly error: unknown
}

export interface Exchange {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/**
 * Calls a method of the SDK as its users do but for the server's URL, through to the last page.
 *
 * The URL goes into each call: the SDK takes one in its constructor too, and ignores it. Requests to anywhere else fail; a 503 is
 * not asked for again, which the SDK does for two minutes unless it is told not to.
 */
export async function callChainkit(
  name: string,
  request: unknown,
  urls: Readonly<Record<Api, string>>,
): Promise<Outcome> {
  const exchanges: Exchange[] = []
  const serverURL = urls[apiOf(name)]
  const httpClient = new HTTPClient({ fetcher: recorded(exchanges, new URL(serverURL).host) })
  const method = chainkitMethods({ httpClient }).get(name)
  if (method === undefined) throw new Error(`chainkit has no ${name}`)
  const options = { serverURL, retries: { strategy: "none" } }
  const pages: unknown[] = []
  try {
    const answer = await method(...(method.length > 1 ? [request, options] : [options]))
    if (isPaged(answer)) for await (const page of answer) pages.push((page as { readonly result: unknown }).result)
    else pages.push(answer)
  } catch (error) {
    return { pages, exchanges, error }
  }
  return { pages, exchanges, error: undefined }
}

/** Every method that there is on the SDK's object and on the objects that hang from it. */
export function chainkitMethods(options: { readonly httpClient?: HTTPClient } = {}): ReadonlyMap<string, Method> {
  return new Map(methodsOf(new Avalanche({ ...options, enableTelemetry: false }), ""))
}

/** The methods of metrics are of another server; that of webhooks, supply and data is one. */
export function apiOf(name: string): Api {
  return name.startsWith("metrics.") ? "metrics" : "data"
}

function methodsOf(part: object, prefix: string): (readonly [string, Method])[] {
  return prototypes(part).flatMap((prototype) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { get, value }]) => {
      if (name === "constructor") return []
      if (get !== undefined) return methodsOf(get.call(part) as object, `${prefix}${name}.`)
      // Binding keeps the number of parameters: methods without a request take options alone.
      return [[`${prefix}${name}`, (value as Method).bind(part)] as const]
    }),
  )
}

/** The prototypes of a part that are its own, below what is common to all parts. */
function prototypes(part: object): object[] {
  const own: object[] = []
  for (let one = Object.getPrototypeOf(part); one !== ClientSDK.prototype; one = Object.getPrototypeOf(one))
    own.push(one)
  return own
}

function isPaged(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer
}

function recorded(exchanges: Exchange[], host: string) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.host !== host) throw new Error(`a request left for ${url.host}`)
    const response = await fetch(request)
    const text = await response.clone().text()
    const body: unknown = text === "" ? undefined : JSON.parse(text)
    exchanges.push({ method: request.method, path: url.pathname, status: response.status, body })
    return response
  }
}
