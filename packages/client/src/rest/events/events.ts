import { InvalidResponseError, isSeracError, mergeHeaders, sleep, withDeadline } from "../../http/runtime.ts"
import type { RestCore } from "../core.ts"
import type { RestOperation } from "../operation.ts"
import type { CallOptions } from "../options.ts"
import type { Failing } from "../response-promise.ts"
import { EventParser } from "./event-parser.ts"

/**
 * A stream of the data of server-sent events, which starts when it is iterated. It does not end by itself. A connection that is
 * lost, ends, or is silent for a minute is reopened after a delay, from the event after the last one; each iteration is a
 * stream of its own. Leaving the loop closes the connection, and so does the call's signal, whose reason is then thrown.
 *
 * @example
 * import type { Events } from "@serac/client/rest"
 *
 * async function first<Data>(events: Events<Data>): Promise<Data | undefined> {
 *   for await (const data of events) return data
 *   return undefined
 * }
 */
export interface Events<Data, Failure = never> extends Failing<Failure>, AsyncIterable<Data> {
  [Symbol.asyncIterator](): AsyncGenerator<Data, void, undefined>
}

/** Milliseconds without a byte after which a connection counts as lost: servers send comments more often. */
const longestSilence = 60_000

/** Milliseconds before reconnecting: the initial delay, unless the server sets another one, and the maximum. */
const firstWait = 2_000
const longestWait = 30_000

/**
 * Creates the event stream of an operation. Nothing is sent before it is iterated. An error of the first request is thrown, as by a
 * call; later only permanent errors are: a rejection, or a response that is not a stream.
 *
 * @example
 * import { createEvents, createRestCore } from "@serac/client/rest"
 *
 * const core = createRestCore({ baseUrl: "https://data.example" })
 * const watch = { id: "watch", method: "GET", path: "/v1/ticks", accept: "text/event-stream", result: "text" } as const
 * for await (const tick of createEvents<{ at: number }>(core, watch)) console.log(tick.at)
 */
export function createEvents<Data, Failure = never>(
  core: Pick<RestCore, "call">,
  operation: RestOperation,
  parameters?: object,
  options?: CallOptions,
): Events<Data, Failure> {
  return { [Symbol.asyncIterator]: () => followEvents<Data>(core, operation, parameters, options) }
}

async function* followEvents<Data>(
  core: Pick<RestCore, "call">,
  operation: RestOperation,
  parameters: object | undefined,
  options: CallOptions = {},
): AsyncGenerator<Data, void, undefined> {
  const { headers, signal } = options
  const parse = (operation.parse ?? JSON.parse) as (text: string) => Data
  let lastEventId = ""
  let wait = firstWait
  for (let failures = 0, isFirst = true; ; isFirst = false) {
    const parser = new EventParser(lastEventId)
    try {
      const own = {
        ...options,
        headers: mergeHeaders(operation.id, headers, lastEventId ? { "last-event-id": lastEventId } : {}),
      }
      const { response, status } = await core.call({ ...operation, result: "unread" }, parameters, own).withResponse()
      if (status === 204) return
      const type = response.headers.get("content-type") ?? ""
      const facts = { operation: operation.id, url: operation.path, attempts: 1, status }
      if (!/^text\/event-stream\b/i.test(type)) throw new InvalidResponseError({ ...facts, text: type })
      for await (const text of decodedChunks(response, signal)) {
        for (const data of parser.read(text)) {
          lastEventId = parser.lastEventId
          failures = 0
          let value: Data
          try {
            value = parse(data)
          } catch (cause) {
            throw new InvalidResponseError({ ...facts, text: data, cause })
          }
          yield value
        }
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (isFirst || !doesPass(error)) throw error
    }
    lastEventId = parser.lastEventId
    wait = parser.retry ?? wait
    // A random part of the delay, so that not all clients reconnect at once after an outage.
    await sleep(Math.min(longestWait, wait * 2 ** failures++) * (1 - Math.random() / 2), signal)
  }
}

/** The text of a stream until it ends, breaks or falls silent; throws only the signal's reason. */
async function* decodedChunks(
  { body }: Response,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, void, undefined> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  try {
    while (reader) {
      const { value } = await withDeadline(longestSilence, signal, Error, () => reader.read())
      if (!value) return
      yield decoder.decode(value, { stream: true })
    }
  } catch {
    signal?.throwIfAborted()
  } finally {
    reader?.cancel().catch(() => {})
  }
}

/** Whether a failure to reconnect may be temporary. */
function doesPass(error: unknown): boolean {
  if (!isSeracError(error)) return false
  const { status, code, headers } = error as typeof error & { readonly headers?: Headers }
  if (status === undefined) return code === "CONNECTION" || code === "TIMEOUT"
  return [429, 502, 503, 504].includes(status) && headers?.get("x-should-retry") !== "false"
}
