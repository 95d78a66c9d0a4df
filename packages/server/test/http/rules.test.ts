import { describe, expect, test } from "vitest"
import { cached, DocumentError, type Handler, ServiceError, withRules } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyHandler, shelfService } from "./support/shelf-service.ts"

const { schemas } = shelf.components as { schemas: object }
const refusal = (message: string) => ({ message, statusCode: 400, error: "Bad Request" })

/** A list that cannot be had now, of which some requests are wrong whatever is there. */
const missing = withRules<unknown, undefined>(
  ({ query }) => ((query as { lent?: boolean }).lent ? ["lent requires status", "lent is not for this shelf"] : []),
  cached(
    async () => "version",
    async () => {
      throw new ServiceError(503, "the shelf is not there yet", { retryAfter: 5 })
    },
  ),
) as Handler<unknown, undefined> as unknown as AnyHandler

async function answerOf(url: string): Promise<unknown> {
  const service = shelfService({ listBooks: missing })
  const response = await service.fastify.inject(url)
  await service.close()
  return response.json()
}

test("what is wrong is said before what is not there, all of it at once", async () => {
  expect(await answerOf("/v1/books")).toMatchObject({ statusCode: 503 })
  expect(await answerOf("/v1/books?lent=true")).toEqual(refusal("lent requires status; lent is not for this shelf"))
})

test("a page token is looked at before what is there", async () => {
  expect(await answerOf("/v1/books?pageToken=x")).toEqual(
    refusal("pageToken must be the nextPageToken of a page of this list, with the same path and filters, not 'x'"),
  )
})

test("rules between parameters are looked at once each parameter keeps its own", async () => {
  expect(await answerOf("/v1/books?lent=true&pageSize=0")).toEqual(
    refusal("pageSize must be an integer from 1 to 100, not 0"),
  )
})

describe("what the document names as a check", () => {
  const isbn = { type: "string", pattern: "^[0-9]{10}$", "x-rule": "an ISBN with its check digit", "x-check": "isbn" }
  const document = { ...shelf, components: { ...shelf.components, schemas: { ...schemas, Isbn: isbn } } }

  test("is a rule of the text like its pattern, told in the same words and once", async () => {
    const checks = { isbn: (text: string) => text.endsWith("7") }
    const service = shelfService({}, { document, checks })
    const add = async (isbn: string) => {
      const response = await service.fastify.inject({ method: "POST", url: "/v1/books", payload: { isbn } })
      return response.statusCode === 200 || response.json().message
    }
    const rule = "isbn must be an ISBN with its check digit"
    expect([await add("0123456787"), await add("0123456789"), await add("x")]).toEqual([
      true,
      `${rule}, not '0123456789'`,
      `${rule}, not 'x'`,
    ])
    await service.close()
  })

  test("must be one that the service has", () => {
    expect(() => shelfService({}, { document })).toThrow(
      new DocumentError('the document has the check "isbn", the service none'),
    )
  })
})
