import {
  ConnectionError,
  defaultSettings,
  InvalidResponseError,
  ResponseTooLargeError,
  withDeadline,
  withOptions,
} from "../../http/runtime.ts"
import type { RestCore } from "../core.ts"
import type { RestOperation } from "../operation.ts"
import type { CallOptions } from "../options.ts"
import type { Failing } from "../response-promise.ts"
import { EventParser } from "./event-parser.ts"

/**
 * The values of a stream of server-sent events or of lines of JSON. It ends when the response ends. Each iteration sends a request.
 * The end of the loop closes the connection, and so does the call's signal, whose reason is then thrown.
 *
 * @example
 * import type { Stream } from "@serac/client/rest"
 *
 * async function all<Data>(stream: Stream<Data>): Promise<Data[]> {
 *   const values: Data[] = []
 *   for await (const value of stream) values.push(value)
 *   return values
 * }
 */
export interface Stream<Data, Failure = never> extends Failing<Failure>, AsyncIterable<Data> {
  [Symbol.asyncIterator](): AsyncGenerator<Data, void, undefined>
}

/** Milliseconds without a byte after which a connection counts as lost. */
const longestSilence = 300_000

/**
 * Creates the stream of an operation. The request is sent when the stream is iterated, and it is not retried after the response has
 * begun: an interrupted response ends in a `ConnectionError`. The event `[DONE]` ends the stream.
 *
 * @throws InvalidResponseError when the response is not a stream, or a value is not JSON
 * @throws ResponseTooLargeError when one value has more characters than `maxResponseBytes`
 *
 * @example
 * import { createRestCore, createStream, writeJson } from "@serac/client/rest"
 *
 * const core = createRestCore({ baseUrl: "https://data.example" })
 * const body = { type: "application/json", write: writeJson }
 * const chat = { id: "chat", method: "POST", path: "/v1/chat", body, stream: "text/event-stream" } as const
 * for await (const part of createStream<{ text: string }>(core, chat, { body: { stream: true } })) console.log(part.text)
 */
export function createStream<Data, Failure = never>(
  core: Pick<RestCore, "call">,
  operation: RestOperation,
  parameters?: object,
  options?: CallOptions,
): Stream<Data, Failure> {
  return { [Symbol.asyncIterator]: () => streamed<Data>(core, operation, parameters, options) }
}

async function* streamed<Data>(
  core: Pick<RestCore, "call">,
  operation: RestOperation,
  parameters: object | undefined,
  options: CallOptions = {},
): AsyncGenerator<Data, void, undefined> {
  const { signal } = options
  const { maxResponseBytes } = withOptions(defaultSettings, options, operation.id)
  // An error of a stream is JSON.
  const accept = `${operation.stream}, application/json;q=0.5`
  const asked = { ...operation, accept, result: "unread" } as const
  const { response, status } = await core.call(asked, parameters, options).withResponse()
  const facts = { operation: operation.id, url: operation.path, attempts: 1 }
  const type = response.headers.get("content-type") ?? ""
  const isEvents = /^text\/event-stream\b/i.test(type)
  if (!isEvents && !/^[^;]*(ndjson|jsonl|json-?lines|stream\+json)/i.test(type))
    throw new InvalidResponseError({ ...facts, status, text: type })
  const parse = (operation.parse ?? JSON.parse) as (text: string) => Data
  const parser = isEvents ? new EventParser() : new LineParser()
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  try {
    for (let pending = 0, isOpen = true; reader && isOpen; ) {
      const text = await read(reader, signal, facts)
      isOpen = text !== undefined
      pending += text?.length ?? 0
      // The last line may lack its end.
      for (const data of parser.read(text ? decoder.decode(text, { stream: true }) : isEvents ? "" : "\n")) {
        pending = 0
        if (data === "[DONE]") return
        let value: Data
        try {
          value = parse(data)
        } catch (cause) {
          throw new InvalidResponseError({ ...facts, status, text: data, cause })
        }
        signal?.throwIfAborted()
        yield value
      }
      if (pending > maxResponseBytes) throw new ResponseTooLargeError({ ...facts, maxResponseBytes })
    }
  } finally {
    reader?.cancel().catch(() => {})
  }
}

/** The next bytes; undefined at the end. */
async function read(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal | undefined,
  facts: { readonly operation: string; readonly url: string; readonly attempts: number },
): Promise<Uint8Array | undefined> {
  try {
    return (
      await withDeadline(
        longestSilence,
        signal,
        () => new Error("no byte in time"),
        () => reader.read(),
      )
    ).value
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ConnectionError(facts, cause)
  }
}

/** Reads lines and skips empty ones. */
class LineParser {
  #line: string

  constructor() {
    this.#line = ""
  }

  *read(text: string): Generator<string, void, undefined> {
    const lines = (this.#line + text).split("\n")
    this.#line = lines.pop() as string
    for (const line of lines) if (line.trim()) yield line
  }
}
