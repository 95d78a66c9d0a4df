import { Avalanche } from "@avalanche-sdk/chainkit"
import type { SDKOptions } from "@avalanche-sdk/chainkit/lib/config.js"
import { HTTPClient } from "@avalanche-sdk/chainkit/lib/http.js"
import { ClientSDK } from "@avalanche-sdk/chainkit/lib/sdks.js"
import { ResponseValidationError } from "@avalanche-sdk/chainkit/models/errors"
import { ZodError } from "zod/v3"

/** A method of the SDK. One without a request takes options alone. */
type SdkMethod = (...given: readonly unknown[]) => Promise<unknown>

/** The URLs of the services. */
export interface ServiceUrls {
  readonly data: string
  readonly metrics: string
}

/** The SDK's result for a service's answers. */
export interface SdkOutcome {
  /** The returned values, one for each page. */
  readonly pages: readonly unknown[]
  /** The requests and the answers before the SDK parsed them. */
  readonly exchanges: readonly SdkExchange[]
  /** The error that the SDK threw; undefined where it threw none. */
  readonly error: unknown
}

export interface SdkExchange {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown
}

/**
 * Calls a method of the SDK as its users do except for the server's URL, through the last page or up to a maximum number of pages.
 *
 * The URL is passed to each call: the SDK's constructor also accepts one, and ignores it. A 503 is not retried; by default the SDK
 * retries it for two minutes. The SDK's telemetry is off unless `more` enables it.
 */
export async function callChainkit(
  name: string,
  request: unknown,
  urls: ServiceUrls,
  more: SDKOptions = {},
  mostPages = Number.POSITIVE_INFINITY,
): Promise<SdkOutcome> {
  const exchanges: SdkExchange[] = []
  const httpClient = new HTTPClient({ fetcher: recorded(exchanges) })
  const method = chainkitMethods({ httpClient, ...more }).get(name)
  if (method === undefined) throw new Error(`chainkit has no ${name}`)
  const options = {
    serverURL: name.startsWith("metrics.") ? urls.metrics : urls.data,
    retries: { strategy: "none" },
  }
  const pages: unknown[] = []
  try {
    const answer = await method(...(method.length > 1 ? [request, options] : [options]))
    if (!isPaged(answer)) pages.push(answer)
    else
      for await (const page of answer) {
        pages.push((page as { readonly result: unknown }).result)
        if (pages.length >= mostPages) break
      }
  } catch (error) {
    return { pages, exchanges, error }
  }
  return { pages, exchanges, error: undefined }
}

/** Every method of the SDK's object and of its nested objects, by path: `data.evm.blocks.get`. */
export function chainkitMethods(options: SDKOptions = {}): ReadonlyMap<string, SdkMethod> {
  return new Map(sdkMethods(new Avalanche({ enableTelemetry: false, ...options }), ""))
}

/** The SDK's validation errors about an answer, each kind once: `blocks[].size: invalid_type`. */
export function complaintsOf(error: unknown): readonly string[] {
  if (error === undefined) return []
  const { cause } = error as Error
  if (!(error instanceof ResponseValidationError && cause instanceof ZodError)) return [String(error)]
  const complaints = cause.issues.map(({ path, code }) => {
    // The SDK wraps a page in a member `Result`.
    const steps = path[0] === "Result" ? path.slice(1) : path
    const names = steps.map((step) => (typeof step === "number" ? "[]" : `.${step}`))
    return `${names.join("").slice(1)}: ${code}`
  })
  return [...new Set(complaints)]
}

/** The SDK's own error text. */
export function errorText(error: unknown): string {
  return error instanceof ResponseValidationError ? error.pretty() : String(error)
}

function sdkMethods(part: object, prefix: string): (readonly [string, SdkMethod])[] {
  return prototypesOf(part).flatMap((prototype) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { get, value }]) => {
      if (name === "constructor") return []
      if (get !== undefined) return sdkMethods(get.call(part) as object, `${prefix}${name}.`)
      // A bound method keeps its number of parameters.
      return [[`${prefix}${name}`, (value as SdkMethod).bind(part)] as const]
    }),
  )
}

/** The prototypes of a part of the SDK, except those that all parts share. */
function prototypesOf(part: object): readonly object[] {
  const above: object = Object.getPrototypeOf(part)
  return above === ClientSDK.prototype ? [] : [above, ...prototypesOf(above)]
}

function isPaged(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer
}

function recorded(exchanges: SdkExchange[]) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const response = await fetch(request)
    const text = await response.clone().text()
    const body: unknown = text === "" ? undefined : JSON.parse(text)
    exchanges.push({ method: request.method, path: new URL(request.url).pathname, status: response.status, body })
    return response
  }
}
