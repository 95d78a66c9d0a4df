import fc from "fast-check"
import { expect, test, vi } from "vitest"
import { readBody } from "./read-body.ts"

function streamed(chunks: readonly (string | Uint8Array)[], headers: Record<string, string> = {}) {
  const cancel = vi.fn()
  let next = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[next++]
        if (chunk === undefined) controller.close()
        else controller.enqueue(typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk)
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  return { response: new Response(body as never, { headers }), cancel, pulled: () => next }
}

/** The text that was read of a body, and whether it is complete. */
async function read(response: Response, max: number) {
  const { bytes, isWhole } = await readBody(response, max)
  return { text: new TextDecoder().decode(bytes), isWhole }
}

test("chunks are joined in their order", async () => {
  expect(await read(streamed(["gla", "ci", "er"]).response, 7)).toEqual({ text: "glacier", isWhole: true })
})

test("no body is no bytes", async () => {
  expect(await read(new Response(null), 10)).toEqual({ text: "", isWhole: true })
})

test("reading stops at the chunk that exceeds the limit", async () => {
  const { response, cancel, pulled } = streamed(["1234", "5678", "9abc"])
  expect(await read(response, 7)).toEqual({ text: "12345678", isWhole: false })
  expect([pulled(), cancel.mock.calls.length]).toEqual([2, 1])
})

test("a declared length above the limit is not read at all", async () => {
  const { response, cancel, pulled } = streamed(["1234"], { "content-length": "8" })
  expect(await read(response, 7)).toEqual({ text: "", isWhole: false })
  expect([pulled(), cancel.mock.calls.length]).toEqual([0, 1])
})

test("the declared length of an encoded body does not let a larger one in", async () => {
  const { response } = streamed(["12345678"], { "content-length": "4", "content-encoding": "gzip" })
  expect(await read(response, 7)).toEqual({ text: "12345678", isWhole: false })
})

test("bytes are whole wherever the chunks are cut", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), fc.nat(), async (text, cut) => {
      const bytes = new TextEncoder().encode(`x${text}`)
      const at = cut % (bytes.length + 1)
      const { response } = streamed([bytes.slice(0, at), bytes.slice(at)].filter(({ length }) => length))
      expect(await read(response, 1_000)).toEqual({ text: `x${text}`, isWhole: true })
    }),
    { numRuns: 50 },
  )
})
