import { expect, test } from "vitest"
import { errorsOfUse } from "../../test/support/compiled-client.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const string = { type: "string" }
const date = { ...string, format: "date-time" }
const ref = (to: string) => ({ $ref: `#/components/schemas/${to}` })
const json = (schema: object) => ({ content: { "application/json": { schema } } })

/** A document of one operation, which takes and gives a book. */
function library(schemas: Readonly<Record<string, object>>, more: object = {}, info: object = {}): OpenApiDocument {
  return {
    openapi: "3.1.0",
    info: { title: "T", version: "0", ...info },
    paths: {
      "/books": {
        post: {
          operationId: "addBook",
          parameters: [{ name: "since", in: "query", schema: date }],
          requestBody: { required: true, ...json(ref("Book")) },
          responses: { 201: { description: "", ...json(ref("Book")) } },
          ...more,
        },
      },
    },
    components: { schemas },
  } as unknown as OpenApiDocument
}

const book = {
  type: "object",
  required: ["status"],
  properties: { status: ref("Status"), lentAt: { type: ["string", "null"], format: "date-time" }, at: date },
}
const status = { ...string, description: "Where it is.", enum: ["on-loan", "on_shelf"] }
const use = `import { createApiClient } from "./index.ts"\nconst client = createApiClient({ baseUrl: "https://data.example" })\n`

test("dates are Dates in both directions where the document says so, else texts", async () => {
  const asDates = `${use}
    const { at, lentAt } = await client.addBook({ since: new Date(), body: { status: "on-loan", lentAt: null, at: new Date() } })
    export const years: (number | undefined)[] = [at?.getFullYear(), lentAt?.getFullYear()]
  `
  const asTexts = `${use}
    const { at } = await client.addBook({ since: "2026-01-01T00:00:00Z", body: { status: "on-loan" } })
    export const text: string | undefined = at?.toUpperCase()
  `
  const schemas = { Book: book, Status: status }
  expect(await errorsOfUse("dates", library(schemas, {}, { "x-dates": "Date" }), asDates)).toEqual([])
  expect(await errorsOfUse("texts", library(schemas), asTexts)).toEqual([])
})

test("an enumeration is an object of its values with a type of its name, where that is wanted", async () => {
  const schemas = {
    Book: book,
    Status: status,
    Mood: { ...string, "x-extensible-enum": ["sad"] },
    Level: { ...string, enum: ["1", "2"], "x-enum-varnames": ["Low", "High"] },
    Sign: { ...string, enum: ["+", "-"] },
    Number: { type: "integer", enum: [1, 2] },
  }
  const target = {
    packageName: "@me/api",
    prefix: "Api",
    source: "api.yaml",
    command: "generate",
    enums: "object",
  } as const
  const { files } = await clientOf(library(schemas), target)
  expect(files.get("enums.ts")).toBe(`// Made by \`generate\` from api.yaml. Do not edit.
import type * as types from "./types.ts"

/** Where it is. */
export const Status = {
  OnLoan: "on-loan",
  OnShelf: "on_shelf",
} as const satisfies Readonly<Record<string, types.Status>>
export type Status = types.Status

/** Values of {@link Mood}. */
export const Mood = {
  Sad: "sad",
} as const satisfies Readonly<Record<string, types.Mood>>
export type Mood = types.Mood

/** Values of {@link Level}. */
export const Level = {
  Low: "1",
  High: "2",
} as const satisfies Readonly<Record<string, types.Level>>
export type Level = types.Level

/** Values of {@link Sign}. */
export const Sign = {
  "+": "+",
  "-": "-",
} as const satisfies Readonly<Record<string, types.Sign>>
export type Sign = types.Sign
`)
  const code = `${use}import { Level, Mood, Status } from "./index.ts"
    const { status } = await client.addBook({ body: { status: Status.OnLoan } })
    const same: Status = status
    const mood: Mood = "new ones may come"
    // @ts-expect-error the enumeration is closed
    const wrong: Level = "3"
    export const words = [Level.High, Mood.Sad, mood, wrong, same === Status.OnShelf]
  `
  expect(await errorsOfUse("enums", library(schemas), code, { enums: "object" })).toEqual([])
})

test.each([
  ["inferred", undefined, "Lent", "Sold"],
  ["mapped", { lent: "#/components/schemas/Lent", sold: "Sold" }, "lent", "sold"],
])("a union with a discriminator narrows by its values, %s", async (name, mapping, lent, sold) => {
  const state = (member: string) => ({
    type: "object",
    required: ["kind"],
    properties: { kind: string, [member]: string },
  })
  const discriminator = { propertyName: "kind", ...(mapping && { mapping }) }
  const schemas = (keyword: string) => ({
    Lent: state("to"),
    Sold: state("buyer"),
    Book: { [keyword]: [ref("Lent"), ref("Sold")], discriminator },
  })
  const code = `${use}
    const book = await client.addBook({ body: { kind: ${JSON.stringify(lent)}, to: "a" } })
    export const who = book.kind === ${JSON.stringify(sold)} ? book.buyer : book.to
    // @ts-expect-error what is lent has no buyer
    await client.addBook({ body: { kind: ${JSON.stringify(lent)}, buyer: "a" } })
  `
  for (const keyword of ["oneOf", "anyOf"])
    expect(await errorsOfUse(`union-${name}-${keyword}`, library(schemas(keyword)), code)).toEqual([])
})

test("a response that is documented as the default is the result if there is no other, and the body of errors if there is", async () => {
  const failure = { default: { description: "", ...json(ref("Failure")) } }
  const schemas = {
    Book: { type: "object", properties: { at: string } },
    Failure: { type: "object", required: ["why"], properties: { why: string } },
  }
  const only = `${use}
    export const why: string = (await client.addBook({ body: {} })).why
  `
  expect(await errorsOfUse("default-only", library(schemas, { responses: failure }), only)).toEqual([])
  const both = `${use}
    import { isSeracError } from "@serac/client/rest"
    import type { AddBookError } from "./index.ts"
    export async function why(): Promise<string | undefined> {
      try {
        const { at } = await client.addBook({ body: {} })
        return at
      } catch (error) {
        return isSeracError<AddBookError>(error) && error.status === 418 ? error.body?.why : undefined
      }
    }
  `
  const responses = { 200: { description: "", ...json(ref("Book")) }, ...failure }
  expect(await errorsOfUse("default-error", library(schemas, { responses }), both)).toEqual([])
})
