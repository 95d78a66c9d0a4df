import { Readable } from "node:stream"
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { readBoundedBody } from "./read-body.ts"

const bodyOf = (bytes: Buffer, size = 100) => {
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return Readable.from(chunks)
}
const text = Buffer.from('{"name":"Ice"}'.repeat(50))

test.each([
  ["", text],
  ["identity", text],
  ["gzip", gzipSync(text)],
  ["GZIP ", gzipSync(text)],
  ["x-gzip", gzipSync(text)],
  ["br", brotliCompressSync(text)],
])("a body encoded as %j is decoded", async (encoding, encoded) => {
  const body = bodyOf(encoded)
  expect(await readBoundedBody(body, encoding, 1000)).toEqual(text)
  expect(body.destroyed).toBe(true)
})

test.each(["deflate", "gzip, gzip", "gzip, br", "zstd", "constructor", "__proto__"])(
  "%j was not asked for",
  async (encoding) => {
    expect(await readBoundedBody(bodyOf(deflateSync(text)), encoding, 1000)).toBeUndefined()
  },
)

test("the limit itself is not too large, one octet more is", async () => {
  expect(await readBoundedBody(bodyOf(text), "", text.length)).toEqual(text)
  expect(await readBoundedBody(bodyOf(text), "", text.length - 1)).toBe("too-large")
})

test.each([
  ["gzip", gzipSync(Buffer.alloc(50_000_000))],
  ["br", brotliCompressSync(Buffer.alloc(50_000_000))],
])("a bomb in %s is given up as soon as it is larger than the limit", async (encoding, bomb) => {
  const before = process.memoryUsage().arrayBuffers
  const body = bodyOf(bomb, 1000)
  expect(await readBoundedBody(body, encoding, 100_000)).toBe("too-large")
  expect(body.destroyed).toBe(true)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
})

test("encoded octets that decode to nothing are counted too", async () => {
  const nothing = gzipSync(Buffer.alloc(0))
  const endless = Readable.from(
    (function* () {
      for (;;) yield nothing
    })(),
  )
  expect(await readBoundedBody(endless, "gzip", 10_000)).toBe("too-large")
  expect(endless.destroyed).toBe(true)
})

test("a body that breaks off, or is not what it says, is no body", async () => {
  await expect(readBoundedBody(bodyOf(gzipSync(text).subarray(0, 20)), "gzip", 1000)).rejects.toThrow(
    "unexpected end of file",
  )
  await expect(readBoundedBody(bodyOf(text), "gzip", 1000)).rejects.toThrow("incorrect header check")
  const broken = new Readable({ read() {} })
  broken.push("{")
  broken.destroy(new Error("reset"))
  await expect(readBoundedBody(broken, "", 1000)).rejects.toThrow("reset")
})
