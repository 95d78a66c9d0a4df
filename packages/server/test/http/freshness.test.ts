import { afterEach, expect, test, vi } from "vitest"
import { ServiceError, type TellFreshness } from "../../src/http/index.ts"
import { type AnyHandler, shelfService } from "./support/shelf-service.ts"

const services: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/** A GET of a book, from a service that says how fresh it is. */
async function getBook(freshness: TellFreshness, getBook?: AnyHandler) {
  const service = shelfService(getBook ? { getBook } : {}, { freshness })
  services.push(service)
  const { statusCode, headers } = await service.fastify.inject("/v1/books/7")
  return { statusCode, block: headers["x-indexed-block"] }
}

test("an answer has the headers that say how fresh it is, told by the operation and its checked parameters", async () => {
  const freshness = vi.fn(() => ({ "x-indexed-block": "9" }))
  expect(await getBook(freshness)).toEqual({ statusCode: 200, block: "9" })
  expect(freshness.mock.calls).toEqual([[{ route: "/v1/books/{bookId}", path: { bookId: "7" }, query: {} }]])
})

test.each([
  [404, "9"],
  [429, undefined],
  [503, undefined],
] as const)(
  "of the errors only 404 has them, since what is not found may only not be there yet: %d",
  async (status, block) => {
    const refuse = async () => {
      throw new ServiceError(status, "it is so")
    }
    expect(await getBook(() => ({ "x-indexed-block": "9" }), refuse)).toEqual({ statusCode: status, block })
  },
)

test("the handler begins when it is known how fresh its answer will be", async () => {
  const order: string[] = []
  const handler = async () => {
    order.push("handler")
    return { bookId: "7" }
  }
  const freshness = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    order.push("freshness")
    return { "x-indexed-block": "9" }
  }
  expect(await getBook(freshness, handler)).toEqual({ statusCode: 200, block: "9" })
  expect(order).toEqual(["freshness", "handler"])
})

test.each([
  ["nothing", () => undefined],
  ["a failure", () => Promise.reject(new Error("gone"))],
  [
    "an error at once",
    () => {
      throw new Error("gone")
    },
  ],
])("%s leaves the answer without them", async (_what, freshness) => {
  expect(await getBook(freshness as TellFreshness)).toEqual({ statusCode: 200, block: undefined })
})
