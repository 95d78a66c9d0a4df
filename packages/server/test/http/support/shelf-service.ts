import { pino } from "pino"
import { createService, type Service, type ServiceOptions } from "../../../src/http/index.ts"
import { shelf } from "./shelf.ts"

export type LogLine = Readonly<Record<string, unknown>>

/** A request as a handler of any operation gets it. */
export interface AnyRequest {
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly page: import("../../../src/http/index.ts").Paging
  readonly signal: AbortSignal
  readonly caller: import("../../../src/http/index.ts").Caller
  readonly log: import("fastify").FastifyBaseLogger
}

export type AnyHandler = (request: AnyRequest) => Promise<unknown>

const operations = [
  "listBooks",
  "addBook",
  "searchBooks",
  "getLatestBook",
  "getBook",
  "lendBook",
  "describeBook",
  "listShelfBooks",
]

/** Handlers of every operation: those that are given, and others that answer a book named after the operation. */
export function handlersWith(given: Readonly<Record<string, AnyHandler>>): Readonly<Record<string, AnyHandler>> {
  const others = operations.map((id) => [id, async () => ({ bookId: id })])
  return { ...Object.fromEntries(others), lendBook: async () => undefined, ...given }
}

/** The shelf's service and what it logs. */
export function shelfService(
  given: Readonly<Record<string, AnyHandler>> = {},
  options: Partial<ServiceOptions<undefined>> = {},
): Service & { readonly lines: readonly LogLine[] } {
  const lines: LogLine[] = []
  const logger = pino(
    { level: "debug", base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  const service = createService({
    document: shelf,
    handlers: handlersWith(given),
    services: undefined,
    messages: "text",
    logger,
    ...options,
  })
  return { ...service, lines }
}
