import { expect, test } from "vitest"
import type { OpenApiDocument } from "../document/openapi.ts"
import { withDates } from "./dates.ts"
import { readOpenApi } from "./read-openapi.ts"

const date = { type: "string", format: "date-time" }
const string = { type: "string" }
const ref = (to: string) => ({ $ref: `#/components/schemas/${to}` })

function datesIn(results: Readonly<Record<string, object>>, schemas: Readonly<Record<string, object>> = {}) {
  const paths = Object.entries(results).map(([name, schema]) => {
    const responses = { 200: { description: "", content: { "application/json": { schema } } } }
    return [`/${name}`, { get: { operationId: name, responses } }]
  })
  const document = {
    openapi: "3.1.0",
    info: { title: "T", version: "0" },
    paths: Object.fromEntries(paths),
    components: { schemas },
  } as unknown as OpenApiDocument
  const dated = withDates(document)
  const operations = readOpenApi(dated).operations.map(({ name, dates }) => [name, dates])
  return { schemas: dated.components?.schemas, dates: Object.fromEntries(operations) }
}

test("dates are found by the names of their members, in lists, parts and what may be null", () => {
  const { dates } = datesIn(
    {
      one: {
        properties: {
          at: date,
          all: { type: "array", items: { allOf: [{ properties: { since: ref("When") } }] } },
          end: { type: ["string", "null"], format: "date-time" },
          day: { type: "string", format: "date" },
        },
      },
      other: { type: "object", properties: { name: string } },
    },
    { When: date },
  )
  expect(dates).toEqual({ one: ["at", "end", "since"], other: undefined })
})

test("a name that has other texts too, in any result, stays a text, and so does what its schema is used for elsewhere", () => {
  const { dates, schemas } = datesIn(
    {
      one: { properties: { at: ref("When"), until: date, any: date } },
      other: { properties: { at: string, since: ref("When"), any: {} } },
    },
    { When: date },
  )
  expect(dates).toEqual({ one: ["until"], other: undefined })
  expect(schemas).toEqual({ When: date })
})

test("a date without a name stays a text: the result itself, and the values of a map", () => {
  const { dates } = datesIn({ one: date, other: { properties: { byName: { additionalProperties: date } } } })
  expect(dates).toEqual({ one: undefined, other: undefined })
})
