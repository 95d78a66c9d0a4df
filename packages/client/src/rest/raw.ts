import createClient, { type Client } from "openapi-fetch"
import { type RestCore, senderOf } from "./core.ts"
import { createTransport } from "./transport.ts"

/**
 * The raw client: `GET`, `POST` and the rest of openapi-fetch, typed by the paths of the API's document.
 *
 * @example
 * import type { RawClient } from "@serac/client/rest"
 *
 * const traced = (client: RawClient<object>) =>
 *   client.use({ onRequest: ({ request }) => request.headers.set("x-trace", "7") })
 */
export type RawClient<Paths extends object> = Client<Paths>

/**
 * An openapi-fetch client that sends like the core: with the same base URL, key, headers, `fetch`, timeouts, retries, size
 * limit and hooks. Results are those of openapi-fetch, `{ data, error, response }`: it does not throw for a status, but for
 * `ConnectionError`, `TimeoutError`, `ResponseTooLargeError` and an abort. Middleware runs once for each call, not for
 * retries. It is a separate function, so that bundles without it do not contain openapi-fetch.
 *
 * @example
 * import { createRestCore, rawClient } from "@serac/client/rest"
 *
 * interface Paths {
 *   "/v1/chains": { get: { responses: { 200: { content: { "application/json": { chains: string[] } } } } } }
 * }
 *
 * const raw = rawClient(createRestCore<Paths>({ baseUrl: "https://data.example" }))
 * const { data, response } = await raw.GET("/v1/chains")
 */
export const rawClient = <Paths extends object>(core: Pick<RestCore<Paths>, typeof senderOf>): RawClient<Paths> =>
  createClient<Paths>(createTransport(core[senderOf]()))
