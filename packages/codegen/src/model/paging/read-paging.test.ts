import { describe, expect, test } from "vitest"
import type { OperationObject } from "../../document/openapi.ts"
import { readOpenApi } from "../read-openapi.ts"

const string = { type: "string" } as const
const integer = { type: "integer" } as const
const boolean = { type: "boolean" } as const
const strings = { type: "array", items: string } as const
const things = {
  type: "array",
  items: { type: "object", required: ["id"], properties: { id: string } },
} as const
const object = (properties: object) => ({ type: "object", properties })

interface Shape {
  readonly query?: Readonly<Record<string, object>>
  readonly body?: object
  readonly result: object
  readonly headers?: object
  readonly more?: OperationObject
  readonly path?: string
}

/** The pages of an operation with these parameters and this result. */
function pagesOf({ query = {}, body, result, headers, more = {}, path = "/things" }: Shape) {
  const operation: OperationObject = {
    operationId: "listThings",
    parameters: Object.entries(query).map(([name, schema]) => ({ name, in: "query", schema })),
    ...(body && { requestBody: { content: { "application/json": { schema: body } } } }),
    responses: { "200": { ...(headers && { headers }), content: { "application/json": { schema: result } } } } as never,
    ...more,
  }
  const { operations } = readOpenApi({
    openapi: "3.1.0",
    info: { title: "T", version: "0" },
    paths: { [path]: { [body ? "post" : "get"]: operation } },
  })
  const { items, paging } = operations[0] ?? {}
  return items === undefined ? "no listing" : { items, ...paging }
}

describe("the next page is found as in the documents of", () => {
  test.each<[string, Shape, object]>([
    [
      "Serac: a token under two names that belong together",
      { query: { pageToken: string }, result: object({ nextPageToken: string, blocks: things }) },
      { items: "blocks" },
    ],
    [
      "Asana: a cursor within the next page",
      {
        query: { limit: integer, offset: string },
        result: object({ data: things, next_page: object({ offset: string, uri: string }) }),
      },
      { items: "data", by: "cursor", parameter: "offset", member: "next_page/offset" },
    ],
    [
      "Box: a marker",
      {
        query: { marker: string, limit: integer },
        result: object({ entries: things, next_marker: { type: ["string", "null"] } }),
      },
      { items: "entries", by: "cursor", parameter: "marker", member: "next_marker" },
    ],
    [
      "Box: an offset, where the marker has to be switched on",
      {
        query: { usemarker: boolean, marker: string, offset: integer, limit: integer },
        result: object({ entries: things, next_marker: string, total_count: integer }),
      },
      { items: "entries", by: "offset", parameter: "offset", total: "total_count" },
    ],
    [
      "OpenAI: the ID of the last item, in the result",
      {
        query: { limit: integer, after: string, before: string },
        result: object({ data: things, last_id: string, has_more: boolean }),
      },
      { items: "data", by: "cursor", parameter: "after", member: "last_id", more: "has_more" },
    ],
    [
      "Stripe: the ID of the last item, in the item",
      {
        query: { limit: integer, starting_after: string, ending_before: string },
        result: object({ data: things, has_more: boolean }),
      },
      { items: "data", by: "item", parameter: "starting_after", member: "id", more: "has_more" },
    ],
    [
      "Resend: the same, where nothing of an item is said to be required",
      {
        query: { limit: integer, after: string, before: string },
        result: object({ data: { type: "array", items: object({ id: string }) }, has_more: boolean }),
      },
      { items: "data", by: "item", parameter: "after", member: "id", more: "has_more" },
    ],
    [
      "WorkOS: the end of the page, beside its start",
      {
        query: { limit: integer, after: string, before: string },
        result: object({ data: things, list_metadata: object({ before: string, after: string }) }),
      },
      { items: "data", by: "cursor", parameter: "after", member: "list_metadata/after" },
    ],
    [
      "DigitalOcean: a URL among links",
      {
        query: { page: integer, per_page: integer },
        result: object({
          droplets: things,
          links: object({ pages: { anyOf: [object({ next: string }), object({ prev: string })] } }),
        }),
      },
      { items: "droplets", by: "url", member: "links/pages/next" },
    ],
    [
      "Twilio: a URI whose name says so",
      {
        query: { PageSize: integer, Page: integer, PageToken: string },
        result: object({ messages: things, next_page_uri: { ...string, format: "uri" } }),
      },
      { items: "messages", by: "url", member: "next_page_uri" },
    ],
    [
      "Adyen: a link in the manner of HAL",
      {
        query: { pageNumber: integer, pageSize: integer },
        result: object({ data: things, _links: object({ next: object({ href: string }) }) }),
      },
      { items: "data", by: "url", member: "_links/next/href" },
    ],
    [
      "GitHub: the header Link, of a result that is a list",
      { query: { per_page: integer, page: integer }, result: things, headers: { Link: { schema: string } } },
      { items: "", by: "link" },
    ],
    [
      "Plaid: a cursor in the body",
      {
        body: object({ count: integer, cursor: string }),
        result: object({ users: things, next_cursor: string, request_id: string }),
      },
      { items: "users", by: "cursor", parameter: "body/cursor", member: "next_cursor" },
    ],
    [
      "Intercom: a cursor in the pagination of the body",
      {
        body: object({ pagination: object({ starting_after: string }) }),
        result: object({ data: things, pages: object({ next: object({ starting_after: string }) }) }),
      },
      { items: "data", by: "cursor", parameter: "body/pagination/starting_after", member: "pages/next/starting_after" },
    ],
    [
      "PagerDuty: an offset, and a flag that says whether there is more",
      {
        query: { limit: integer, offset: integer },
        result: object({ tags: things, more: boolean, total: { type: ["integer", "null"] } }),
      },
      { items: "tags", by: "offset", parameter: "offset", total: "total", more: "more" },
    ],
    [
      "Sentry: the first item has the number 1",
      {
        query: { startIndex: { ...integer, default: 1 }, count: integer },
        result: object({ Resources: things, totalResults: integer }),
      },
      { items: "Resources", by: "offset", parameter: "startIndex", first: 1, total: "totalResults" },
    ],
    [
      "GitHub: the number of a page, of a result that is a list",
      { query: { per_page: integer, page: { ...integer, default: 1 } }, result: things },
      { items: "", by: "number", parameter: "page" },
    ],
    [
      "pages from 0",
      {
        query: { size: integer, page: { ...integer, default: 0 } },
        result: object({ content: things, total_pages: integer }),
      },
      { items: "content", by: "number", parameter: "page", first: 0, total: "total_pages" },
    ],
    [
      "qdrant: the list lies within the result",
      {
        body: object({ offset: integer, limit: integer }),
        result: object({ result: object({ points: things, next_page_offset: integer }), time: integer }),
      },
      { items: "result/points", by: "cursor", parameter: "body/offset", member: "result/next_page_offset" },
    ],
    [
      "lists named after their path, beside others",
      {
        query: { cursor: string },
        result: object({ things, channels: strings, next_cursor: string }),
        path: "/v1/things",
      },
      { items: "things", by: "cursor", parameter: "cursor", member: "next_cursor" },
    ],
  ])("%s", (_, shape, expected) => {
    expect(pagesOf(shape)).toEqual(expected)
  })
})

describe("an operation is no listing", () => {
  test.each<[string, Shape]>([
    ["without a parameter of pages", { query: { name: string }, result: things }],
    ["with a size alone", { query: { limit: integer }, result: things }],
    ["with a page alone", { query: { page: integer }, result: things }],
    [
      "with a time after which items are sought",
      { query: { after: { ...string, format: "date-time" } }, result: object({ data: things, has_more: boolean }) },
    ],
    [
      "with an ID after which items are sought, if the result does not say whether there are more",
      { query: { after: string, limit: integer }, result: things },
    ],
    [
      "with two lists of which neither is the one",
      { query: { cursor: string }, result: object({ added: things, removed: things, next_cursor: string }) },
    ],
    [
      "whose only list has errors",
      { query: { cursor: string }, result: object({ errors: things, next_cursor: string }) },
    ],
    ["of one thing", { query: { page: integer, per_page: integer }, result: object({ id: string, pages: integer }) }],
    ["with a header Link that is of something else", { result: things, headers: { Link: { schema: string } } }],
    [
      "with an index of pages that may begin at 0",
      { query: { Page: { ...integer, description: "The page index." }, PageSize: integer }, result: things },
    ],
    [
      "with an offset in pages",
      { query: { offset: { ...integer, description: "The page number." }, limit: integer }, result: things },
    ],
    [
      "by POST with an offset, if the result does not speak of pages",
      { body: object({ offset: integer, limit: integer }), result: things },
    ],
    [
      "that the document says is none",
      { query: { page: integer, per_page: integer }, result: things, more: { "x-iteration": false } },
    ],
  ])("%s", (_, shape) => {
    expect(pagesOf(shape)).toBe("no listing")
  })
})

test("the document corrects the rules", () => {
  const result = object({ added: things, removed: things, page: object({ end: string }) })
  const declared = { by: "cursor", items: "added", parameter: "from", member: "page/end" }
  expect(pagesOf({ query: { from: string }, result, more: { "x-iteration": declared } })).toEqual(declared)
  expect(
    pagesOf({ query: { skip: integer }, result: things, more: { "x-iteration": { by: "offset", parameter: "skip" } } }),
  ).toEqual({
    items: "",
    by: "offset",
    parameter: "skip",
  })
})

test.each<[string, OperationObject, object]>([
  [
    "a cursor",
    {
      "x-speakeasy-pagination": {
        type: "cursor",
        inputs: [{ name: "cursor", in: "parameters", type: "cursor" }],
        outputs: { results: "$.data.rows", nextCursor: "$.data.next" },
      },
    },
    { items: "data/rows", by: "cursor", parameter: "cursor", member: "data/next" },
  ],
  [
    "a cursor of the last item",
    {
      "x-speakeasy-pagination": {
        type: "cursor",
        inputs: [{ name: "cursor", in: "parameters", type: "cursor" }],
        outputs: { nextCursor: "$.data.rows[-1].id" },
      },
    },
    { items: "data/rows", by: "item", parameter: "cursor", member: "id" },
  ],
  [
    "an offset",
    {
      "x-speakeasy-pagination": {
        type: "offsetLimit",
        inputs: [{ name: "offset", in: "parameters", type: "offset" }],
        outputs: { results: "$.data.rows" },
      },
    },
    { items: "data/rows", by: "offset", parameter: "offset" },
  ],
  [
    "numbers of pages",
    {
      "x-speakeasy-pagination": {
        type: "offsetLimit",
        inputs: [{ name: "page", in: "parameters", type: "page" }],
        outputs: { results: "$.data.rows", numPages: "$.count" },
      },
    },
    { items: "data/rows", by: "number", parameter: "page", total: "count" },
  ],
  [
    "a URL",
    { "x-speakeasy-pagination": { type: "url", outputs: { nextUrl: "$.data.next", results: "$.data.rows" } } },
    { items: "data/rows", by: "url", member: "data/next" },
  ],
])("Speakeasy's extension says %s", (_, more, expected) => {
  const result = object({ data: object({ rows: things, next: string }), count: integer })
  expect(pagesOf({ query: { cursor: string, offset: integer, page: integer }, result, more })).toEqual(expected)
})

test.each<[string, unknown, string]>([
  ["a kind that there is not", { by: "magic" }, "it can be cursor, item, offset, number, url, link"],
  ["a kind without what it needs", { by: "cursor", parameter: "cursor" }, 'x-iteration lacks "member"'],
  ["a member of another kind", { by: "link", total: "total" }, 'x-iteration has "total"'],
  ["a member that is no path", { by: "url", member: 1 }, 'x-iteration has no valid "member"'],
  ["a parameter that there is not", { by: "offset", parameter: "skip" }, 'by "skip", which is no parameter'],
  ["items that are no list", { by: "link", items: "total" }, '"total", which is no list'],
  ["neither a kind nor false", "link", "must be false or an object"],
])("an extension with %s is refused with its place", (_, iteration, message) => {
  const shape = {
    query: { cursor: string },
    result: object({ data: things, total: integer }),
    more: { "x-iteration": iteration },
  }
  expect(() => pagesOf(shape)).toThrow(message)
  expect(() => pagesOf(shape)).toThrow("GET /things")
})
