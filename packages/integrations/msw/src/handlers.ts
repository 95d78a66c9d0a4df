import type { HttpHandler } from "msw"
import type { MockOptions } from "./options.ts"

/**
 * Options of all handlers of an API.
 *
 * @example
 * ```ts
 * import { dataHandlers } from "@serac/msw/data"
 * import type { HandlersOptions } from "@serac/msw"
 *
 * const options: HandlersOptions = { baseUrl: "https://data.example", delay: "real" }
 * export const handlers = dataHandlers(options)
 * ```
 */
export type HandlersOptions = Pick<MockOptions, "baseUrl" | "delay" | "headers">

type AnyMock = (answer?: undefined, options?: HandlersOptions) => HttpHandler

/**
 * Creates a handler of each mock, which answers with the document's first example.
 *
 * @example
 * ```ts
 * import { handlersOf } from "@serac/msw"
 * import { getBlock, listLatestBlocks } from "@serac/msw/data"
 *
 * export const handlers = handlersOf([getBlock, listLatestBlocks], { baseUrl: "https://data.example" })
 * ```
 */
export const handlersOf = (mocks: readonly AnyMock[], options?: HandlersOptions): HttpHandler[] =>
  mocks.map((mock) => mock(undefined, options))
