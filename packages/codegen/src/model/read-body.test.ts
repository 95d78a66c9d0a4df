import { describe, expect, test } from "vitest"
import type { MediaType, Response } from "../document/openapi.ts"
import { Resolver } from "../document/resolve.ts"
import { readBodyModel } from "./read-body.ts"
import { readResponses } from "./read-responses.ts"

const resolver = new Resolver({})
const file = { type: "string", format: "binary" }

function body(content: Readonly<Record<string, MediaType>>, version = "3.1.0") {
  const { type, kind, parts } = readBodyModel(resolver, version, "POST /", { content }) ?? {}
  return { type, kind, ...(parts && { parts }) }
}

test.each<[Readonly<Record<string, MediaType>>, string, string]>([
  [{ "application/json": {} }, "application/json", "json"],
  [{ "application/merge-patch+json": {} }, "application/merge-patch+json", "json"],
  [{ "*/*": {} }, "application/json", "json"],
  [{ "application/xml": {}, "application/json; charset=utf-8": {} }, "application/json; charset=utf-8", "json"],
  [{ "application/vnd.a+json": {}, "application/json": {} }, "application/json", "json"],
  [{ "application/xml": {} }, "application/xml", "text"],
  [{ "text/x-markdown": {} }, "text/x-markdown", "text"],
  [{ "application/octocat-stream": { schema: { type: "string" } } }, "application/octocat-stream", "text"],
  [{ "application/octet-stream": { schema: { type: "string" } } }, "application/octet-stream", "binary"],
  [{ "application/vnd.a": { schema: file } }, "application/vnd.a", "binary"],
  [{ "image/*": {} }, "image/*", "binary"],
  [{ "*/*": { schema: file } }, "*/*", "binary"],
  [{ "multipart/form-data": {}, "text/plain": {} }, "multipart/form-data", "multipart"],
  [{ "application/x-www-form-urlencoded": {} }, "application/x-www-form-urlencoded", "form"],
])("of a body of %j, %s is sent", (content, type, kind) => {
  expect(body(content)).toEqual({ type, kind })
})

test("a body without content is none", () => {
  expect(readBodyModel(resolver, "3.1.0", "POST /", {})).toBeUndefined()
})

test("the members of a form have the styles of its encoding", () => {
  const encoding = {
    a: { style: "deepObject", explode: true },
    b: { explode: false },
    c: { style: "pipeDelimited" },
    d: { contentType: "application/json" },
    e: { style: "form" },
  }
  expect(body({ "application/x-www-form-urlencoded": { encoding } }).parts).toEqual({
    ...{ a: "deepObject", b: "form", c: "pipeDelimited", e: "form*" },
  })
})

describe("the parts of multipart", () => {
  const form = (encoding: MediaType["encoding"] & object) => ({ "multipart/form-data": { encoding } })

  test("have the one media type of their encoding", () => {
    const encoding = { a: { contentType: "image/png" }, b: { contentType: "image/png, image/jpeg" }, c: {} }
    expect(body(form(encoding)).parts).toEqual({ a: "image/png" })
  })

  test("have no style in OpenAPI 3.0, and one in 3.1 that is refused", () => {
    const content = form({ a: { style: "deepObject" } })
    expect(body(content, "3.0.3").parts).toBeUndefined()
    expect(() => body(content)).toThrow('"a" has the style deepObject within multipart, which is not supported')
  })
})

describe("a result", () => {
  const content = (type: string): Response => ({ content: { [type]: {} } })
  const read = (responses: Readonly<Record<string, Response>>) => {
    const { accept, result } = readResponses(
      resolver,
      "GET /",
      "GET",
      { responses },
      { body: undefined, parameters: [] },
    )
    return { accept, result }
  }

  test.each<[string, Readonly<Record<string, Response>>, object]>([
    ["JSON", { "200": content("application/json") }, {}],
    ["JSON of its own type", { "200": content("application/hal+json") }, { accept: "application/hal+json" }],
    ["JSON by default", { default: content("application/json") }, {}],
    ["JSON, whatever an error is", { "200": content("application/json"), "500": content("text/html") }, {}],
    ["text", { "200": content("text/csv") }, { accept: "text/csv", result: "text" }],
    ["bytes", { "200": content("application/pdf") }, { accept: "application/pdf", result: "binary" }],
    ["bytes behind a redirection", { "302": {} }, { accept: "*/*", result: "binary" }],
    ["nothing", { "204": {} }, { result: "none" }],
    ["not documented", {}, {}],
  ])("is %s", (_, responses, expected) => {
    expect(read(responses)).toEqual({ accept: undefined, result: undefined, ...expected })
  })
})
