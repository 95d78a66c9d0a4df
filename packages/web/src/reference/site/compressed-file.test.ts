import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { compressFile, fileResponse, textCompressor } from "./compressed-file.ts"

const text = "a text that repeats itself, ".repeat(200)
const file = await compressFile(text, 5)

test.each([
  [undefined, undefined],
  ["identity", undefined],
  ["gzip, deflate", "gzip"],
  ["gzip;q=0.5, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.000,gzip ; q=0", undefined],
])("a client that accepts %s gets the encoding %s, and the same content", async (encodings, encoding) => {
  const { status, headers, body } = await fileResponse(file, { encodings }, { "content-type": "text/plain" })
  expect({ status, headers }).toEqual({
    status: 200,
    headers: {
      "content-type": "text/plain",
      etag: `"${file.tag}${encoding === undefined ? "" : `-${encoding}`}"`,
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
      ...(encoding !== undefined && { "content-encoding": encoding }),
    },
  })
  const content = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body
  expect(new TextDecoder().decode(content)).toBe(text)
})

test("a form that a client has is not sent again, and another form is", async () => {
  const ask = (encodings: string, ifNoneMatch: string) => fileResponse(file, { encodings, ifNoneMatch }, {})
  const known = await ask("gzip", `"other", W/"${file.tag}-gzip"`)
  expect([known.status, known.body.byteLength, known.headers.etag]).toEqual([304, 0, `"${file.tag}-gzip"`])
  expect((await ask("br", `"${file.tag}-gzip"`)).status).toBe(200)
})

test("a text is compressed once until it changes", async () => {
  const compress = textCompressor(5)
  const first = compress(text)
  expect(compress(`${text}`)).toBe(first)
  expect((await compress(`${text}.`)).tag).not.toBe((await first).tag)
})
