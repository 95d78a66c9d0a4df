import { expect, test } from "vitest"
import {
  cached,
  createService,
  type OpenApiDocument,
  ReadyJson,
  type Translations,
  translatedHandlers,
  withRules,
} from "../../src/http/index.ts"

const schemas = {
  Book: {
    type: "object",
    properties: {
      title: { type: "string" },
      price: { $ref: "#/components/schemas/Price" },
      authors: { type: "array", items: { $ref: "#/components/schemas/Person" } },
      sequel: { $ref: "#/components/schemas/Book" },
    },
  },
  Price: { type: "object", properties: { value: { type: ["string", "number"] } } },
  Person: {
    oneOf: [
      {
        allOf: [{ $ref: "#/components/schemas/Named" }, { type: "object", properties: { alive: { type: "boolean" } } }],
      },
      { type: "null" },
    ],
  },
  Named: { type: "object", properties: { name: { type: "string" }, nickname: { type: ["string", "null"] } } },
  Shelf: { type: "object", properties: { length: { type: "integer" } } },
}

const answering = (schema: string) => ({
  description: "It is this.",
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
})

const documentOf = (status: number): OpenApiDocument => ({
  openapi: "3.1.0",
  info: { title: "Books", version: "1.0.0" },
  paths: {
    "/book": {
      get: {
        operationId: "getBook",
        parameters: [{ name: "kind", in: "query", schema: { type: "string" } }],
        responses: { 200: answering("Book") },
      },
      post: { operationId: "addBook", responses: { [status]: answering("Book") } },
      put: { operationId: "lendBook", responses: { [status]: { description: "It is lent." } } },
    },
    "/shelf": { get: { operationId: "getShelf", responses: { 200: answering("Shelf") } } },
  },
  components: { schemas },
})

const translations: Translations = {
  Price: ({ value, ...price }) => ({ ...price, value: Number(value) }),
  Named: ({ nickname, ...named }) => (nickname === null ? named : { ...named, nickname }),
}

const book = {
  title: "price: 1",
  price: { value: "2.50" },
  authors: [{ name: "A", nickname: null, alive: false }, null, { name: "B", nickname: "Bee" }],
  sequel: { title: "II", price: { value: "3" } },
}
const translated = {
  title: "price: 1",
  price: { value: 2.5 },
  authors: [{ name: "A", alive: false }, null, { name: "B", nickname: "Bee" }],
  sequel: { title: "II", price: { value: 3 } },
}

const getShelf = async () => ({ length: 5 })

/** A service with handlers of which the answers are translated. */
function serviceOf(getBook: (request: never, services: undefined) => Promise<unknown>, status = 200) {
  const document = documentOf(status)
  const handlers = { getBook, addBook: async () => book, lendBook: async () => undefined, getShelf }
  return createService({
    document,
    handlers: translatedHandlers(document, handlers, translations),
    services: undefined,
    messages: "text",
    checkResponses: true,
  })
}

test("values are translated wherever their schema is, in ready text as in values, and what nothing is said of stays", async () => {
  const service = serviceOf(async () => new ReadyJson(JSON.stringify(book)))
  const [text, value] = [
    await service.fastify.inject("/book"),
    await service.fastify.inject({ method: "POST", url: "/book" }),
  ]
  expect([text.json(), value.json()]).toEqual([translated, translated])
  expect(book.price).toEqual({ value: "2.50" })
  await service.close()
})

test("integers beside what is translated stay as they are, however large", async () => {
  const largest = "18446744073709551615"
  const service = serviceOf(
    async () =>
      new ReadyJson(`{"title":"${largest}","words":${largest},"sums":[-${largest},1,1.5],"price":{"value":"2.50"}}`),
  )
  const answer = await service.fastify.inject("/book")
  expect(answer.body).toBe(`{"title":"${largest}","words":${largest},"sums":[-${largest},1,1.5],"price":{"value":2.5}}`)
  await service.close()
})

test("a handler whose answers have nothing to translate is the same as before", () => {
  const handlers = { getShelf, getBook: async () => book }
  const { getShelf: shelf, getBook } = translatedHandlers(documentOf(200), handlers, translations)
  expect([shelf === getShelf, getBook === handlers.getBook]).toEqual([true, false])
})

test("what a handler declares of itself holds, and what is kept is translated", async () => {
  let made = 0
  const service = serviceOf(
    withRules(
      ({ query }: { readonly query: { readonly kind?: string } }) =>
        query.kind === "bad" ? ["kind must be good"] : [],
      cached(
        async () => "1",
        async () => {
          made += 1
          return new ReadyJson(JSON.stringify(book)) as never
        },
      ),
    ) as never,
  )
  const answers = [await service.fastify.inject("/book"), await service.fastify.inject("/book")]
  expect({ made, answers: answers.map((answer) => answer.json()) }).toEqual({
    made: 1,
    answers: [translated, translated],
  })
  expect((await service.fastify.inject("/book?kind=bad")).json()).toEqual({
    message: "kind must be good",
    statusCode: 400,
    error: "Bad Request",
  })
  await service.close()
})

test("an operation whose document has a 201 and no 200 is answered with 201, with a body and without", async () => {
  const service = serviceOf(async () => book, 201)
  const added = await service.fastify.inject({ method: "POST", url: "/book" })
  const lent = await service.fastify.inject({ method: "PUT", url: "/book" })
  expect([added.statusCode, added.json(), lent.statusCode, lent.body]).toEqual([201, translated, 201, ""])
  await service.close()
})

test("an operation without any success is refused at the start", () => {
  expect(() => serviceOf(async () => book, 202)).toThrow("lendBook has no 200 and no 201")
})
