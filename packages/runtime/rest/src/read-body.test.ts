import { expect, test, vi } from "vitest"
import { readBody } from "./read-body.ts"

function streamed(chunks: readonly string[], headers: Record<string, string> = {}) {
  const cancel = vi.fn()
  let next = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[next++]
        if (chunk === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(chunk))
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body, { headers }), cancel, pulled: () => next }
}

test("chunks are joined in their order", async () => {
  const { response } = streamed(["gla", "ci", "er"])
  expect(new TextDecoder().decode(await readBody(response, 7))).toBe("glacier")
})

test("no body is no bytes, whatever length was declared", async () => {
  const response = new Response(null, { headers: { "content-length": "999" } })
  expect(await readBody(response, 10)).toEqual(new Uint8Array())
})

test("reading stops at the chunk that exceeds the limit", async () => {
  const { response, cancel, pulled } = streamed(["1234", "5678", "9abc"])
  expect(await readBody(response, 7)).toBeUndefined()
  expect([pulled(), cancel.mock.calls.length]).toEqual([2, 1])
})

test("a declared length above the limit is not read at all", async () => {
  const { response, cancel, pulled } = streamed(["1234"], { "content-length": "8" })
  expect(await readBody(response, 7)).toBeUndefined()
  expect([pulled(), cancel.mock.calls.length]).toEqual([0, 1])
})

test("a declared length below the limit does not let a larger body in", async () => {
  const { response } = streamed(["12345678"], { "content-length": "4", "content-encoding": "gzip" })
  expect(await readBody(response, 7)).toBeUndefined()
})
