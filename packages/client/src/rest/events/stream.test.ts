import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { type Script, scriptedFetch } from "../../../test/rest/scripted-fetch.ts"
import { writeJson } from "../bodies/json.ts"
import { createRestCore } from "../core.ts"
import type { RestOperation } from "../operation.ts"
import { createStream } from "./stream.ts"

const chat: RestOperation = {
  id: "chat",
  method: "POST",
  path: "/chat",
  body: { type: "application/json", write: writeJson },
  stream: "text/event-stream",
}

/** An answer of these pieces of bytes, which then ends or breaks. */
function pieces(type: string, parts: readonly string[], breaks = false): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const [next, ...rest] = parts
      parts = rest
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next))
      else if (breaks) controller.error(new TypeError("terminated"))
      else controller.close()
    },
  })
  return new Response(body, { headers: { "content-type": type } })
}

/** The values until the end, or what the stream ends in. */
async function read(script: Script, options: object = {}) {
  const { fetch, requests } = scriptedFetch(script)
  const core = createRestCore({ baseUrl: "https://data.example", fetch })
  const values: unknown[] = []
  let error: unknown
  try {
    for await (const value of createStream(core, chat, { body: { stream: true } }, options)) values.push(value)
  } catch (failure) {
    error = failure
  }
  return { values, error, requests }
}
const events = "text/event-stream; charset=utf-8"

test.each<[string, Response, readonly unknown[]]>([
  [
    "each event until [DONE]",
    pieces(events, ['data: {"a"', ":1}\n\nda", "ta: 2\n\ndata: [DONE]\n\ndata: 3\n\n"]),
    [{ a: 1 }, 2],
  ],
  ["each event until the answer ends", pieces(events, [": hi\n\ndata: 1\n\n", "data: 2\n\ndata: 3"]), [1, 2]],
  [
    "each line, the last without its end",
    pieces("application/x-ndjson", ['{"a":1}\r\n\n2', "2\n3"]),
    [{ a: 1 }, 22, 3],
  ],
])("given is %s", async (_, response, expected) => {
  const { values, error, requests } = await read(response)
  expect({ values, error }).toEqual({ values: expected, error: undefined })
  expect(requests.map(({ headers }) => headers.get("accept"))).toEqual(["text/event-stream, application/json;q=0.5"])
})

test.each<[string, () => Response, object, readonly unknown[], object]>([
  ["a connection that breaks", () => pieces(events, ["data: 1\n\n"], true), {}, [1], { name: "ConnectionError" }],
  ["an answer that is no stream", () => Response.json({ a: 1 }), {}, [], { name: "InvalidResponseError" }],
  [
    "a value that is no JSON",
    () => pieces(events, ["data: {\n\n"]),
    {},
    [],
    { name: "InvalidResponseError", text: "{" },
  ],
  ["a refusal", () => Response.json({ message: "no" }, { status: 400 }), {}, [], { name: "BadRequestError" }],
  [
    "a value that does not end",
    () => pieces(events, ["data: ", "x".repeat(20), "y"]),
    { maxResponseBytes: 10 },
    [],
    { name: "ResponseTooLargeError", maxResponseBytes: 10 },
  ],
])("%s ends the stream, and no second request is sent", async (_, response, options, expected, failure) => {
  const { values, error, requests } = await read(response, options)
  expect(values).toEqual(expected)
  expect(error).toMatchObject(failure)
  expect(requests).toHaveLength(1)
})

test.each(["the loop is left", "the call is aborted"])("the connection is closed when %s", async (how) => {
  let onClose: () => void = () => {}
  const closed = new Promise<void>((resolve) => {
    onClose = resolve
  })
  const server = createServer((_, response) => {
    response.on("close", onClose)
    response.setHeader("content-type", "text/event-stream").write("data: 1\n\n")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  try {
    const { port } = server.address() as AddressInfo
    const core = createRestCore({ baseUrl: `http://127.0.0.1:${port}` })
    const controller = new AbortController()
    const { signal } = controller
    const work = async () => {
      for await (const _ of createStream(core, chat, { body: {} }, { signal })) {
        if (how === "the loop is left") break
        controller.abort("left")
      }
    }
    if (how === "the loop is left") await work()
    else await expect(work()).rejects.toBe("left")
    await closed
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
