import { describe, expect, test } from "vitest"
import { writeBinary } from "./binary.ts"
import { writeExactJson } from "./exact-json.ts"
import { writeForm } from "./form.ts"
import { writeMultipart } from "./multipart.ts"
import { writeText } from "./text.ts"

const bytes = new Uint8Array([1, 2, 3])

test.each([
  ["text/plain", "text/plain; charset=utf-8"],
  ["text/csv; charset=latin1", "text/csv; charset=latin1"],
  ["application/xml", "application/xml"],
])("text of the type %s is sent as %s", (type, contentType) => {
  expect(writeText("é", { type, write: writeText })).toEqual({ body: "é", contentType })
})

describe("JSON with 64-bit integers", () => {
  const type = "application/json"
  const write = (value: unknown) => writeExactJson(value, { type, write: writeExactJson })

  test("has bigint as bare integers, at any depth, and strings of digits as they are", () => {
    const value = { amount: 18446744073709551615n, list: [7n, 7, "7"], inner: { low: -9223372036854775808n } }
    expect(write(value)).toEqual({
      body: '{"amount":18446744073709551615,"list":[7,7,"7"],"inner":{"low":-9223372036854775808}}',
      contentType: type,
    })
    expect(write(5n)).toEqual({ body: "5", contentType: type })
  })

  test("is not what has no JSON", () => {
    expect(() => write(() => {})).toThrow(new TypeError("has no JSON"))
    expect(() => write({ amount: Number.NaN })).toThrow(new TypeError('holds NaN at "amount"'))
  })
})

describe("bytes", () => {
  const write = async (value: unknown, type: string) => {
    const { body, contentType } = writeBinary(value, { type, write: writeBinary })
    return { bytes: [...new Uint8Array(await (body as Blob).arrayBuffer())], contentType }
  }

  test.each([
    ["a view", bytes],
    ["a buffer", bytes.buffer],
    ["a blob", new Blob([bytes])],
  ])("of %s have the type of the document", async (_, value) => {
    expect(await write(value, "application/octet-stream")).toEqual({
      bytes: [1, 2, 3],
      contentType: "application/octet-stream",
    })
  })

  test("have the type of the blob where the document leaves it open", async () => {
    const blob = new Blob([bytes], { type: "image/png" })
    expect(await write(blob, "image/*")).toEqual({ bytes: [1, 2, 3], contentType: "image/png" })
    expect((await write(bytes, "*/*")).contentType).toBe("application/octet-stream")
  })

  test("are nothing else", () => {
    expect(() => writeBinary("text", { type: "image/png", write: writeBinary })).toThrow(
      new TypeError("must be a Blob, an ArrayBuffer or a view of one"),
    )
  })
})

describe("a form", () => {
  const type = "application/x-www-form-urlencoded"

  test("repeats lists and writes objects as JSON, unless the document names another style", () => {
    const value = { a: "x y&z", b: [1, null, 2], c: { d: 3n }, e: { f: 4 }, g: [5, 6], h: undefined, i: "" }
    const format = { type, write: writeForm, parts: { e: "deepObject", g: "form" } }
    expect(writeForm(value, format)).toEqual({
      body: "a=x%20y%26z&b=1&b=2&c=%7B%22d%22%3A3%7D&e%5Bf%5D=4&g=5,6&i=",
      contentType: type,
    })
  })

  test("has lists and objects of any depth in brackets, where the document says deepObject", () => {
    const items = [{ price: "p1", tags: ["a", "b"], note: null }, { price: "p2" }]
    const value = { items, expand: ["x"], shipping: { address: { line1: "1 St" } }, none: {}, mode: "pay", gone: null }
    const parts = Object.fromEntries(Object.keys(value).map((name) => [name, "deepObject"]))
    expect(decodeURIComponent(String(writeForm(value, { type, write: writeForm, parts }).body)).split("&")).toEqual([
      ...["items[0][price]=p1", "items[0][tags][0]=a", "items[0][tags][1]=b", "items[1][price]=p2"],
      ...["expand[0]=x", "shipping[address][line1]=1 St", "mode=pay"],
    ])
  })

  test("is an object", () => {
    expect(() => writeForm("a=1", { type, write: writeForm })).toThrow(new TypeError("must be an object"))
  })
})

describe("multipart", () => {
  const write = async (value: unknown, parts?: Readonly<Record<string, string>>) => {
    const { body, contentType } = writeMultipart(value, {
      type: "multipart/form-data",
      write: writeMultipart,
      ...(parts && { parts }),
    })
    const read = [...(body as FormData)].map(async ([name, part]) =>
      typeof part === "string" ? [name, part] : [name, part.name, part.type, await part.text()],
    )
    return { parts: await Promise.all(read), contentType }
  }

  test("has a part for each value, and its type is left to fetch", async () => {
    const value = { text: "a", count: 7n, tags: ["x", "y"], none: null, meta: { a: 1n }, file: new Blob(["b"]) }
    expect(await write(value)).toEqual({
      parts: [
        ["text", "a"],
        ["count", "7"],
        ["tags", "x"],
        ["tags", "y"],
        ["meta", "blob", "application/json", '{"a":1}'],
        ["file", "blob", "", "b"],
      ],
      contentType: undefined,
    })
  })

  test("keeps the name of a file and takes the media type that the document names", async () => {
    const value = { photo: new File(["p"], "p.png"), raw: new TextEncoder().encode("r"), xml: "<a/>", list: [1] }
    const types = { photo: "image/png", xml: "application/xml", list: "application/json" }
    expect((await write(value, types)).parts).toEqual([
      ["photo", "p.png", "image/png", "p"],
      ["raw", "blob", "", "r"],
      ["xml", "blob", "application/xml", "<a/>"],
      ["list", "blob", "application/json", "1"],
    ])
  })
})

test("a Date that is none is refused by the name of its member, in each kind of body", () => {
  const none = new Date(Number.NaN)
  const refusal = new TypeError('holds Invalid Date at "at"')
  const urlencoded = { type: "application/x-www-form-urlencoded", write: writeForm, parts: { deep: "deepObject" } }
  const writers = [
    (value: object) => writeExactJson(value, { type: "application/json", write: writeExactJson }),
    (value: object) => writeForm(value, urlencoded),
    (value: object) => writeMultipart(value, { type: "multipart/form-data", write: writeMultipart }),
  ]
  for (const write of writers) {
    expect(() => write({ at: none })).toThrow(refusal)
    expect(() => write({ inner: { at: none } })).toThrow(refusal)
  }
  expect(() => writeForm({ deep: { at: none } }, urlencoded)).toThrow(new TypeError('holds Invalid Date at "deep[at]"'))
})

test("a form of either kind with NaN is refused", () => {
  const urlencoded = { type: "application/x-www-form-urlencoded", write: writeForm }
  const multipart = { type: "multipart/form-data", write: writeMultipart }
  expect(() => writeForm({ amount: Number.NaN }, urlencoded)).toThrow("is NaN")
  expect(() => writeMultipart({ amount: Number.NaN }, multipart)).toThrow('holds NaN at "amount"')
  expect(() => writeMultipart({ order: { amount: Infinity } }, multipart)).toThrow('holds Infinity at "amount"')
})
