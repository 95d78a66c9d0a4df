import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { shelfService } from "../../../test/http/support/shelf-service.ts"
import type { FetchExample, ServiceDescription } from "./description.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }))
afterEach(() => void vi.useRealTimers())

/** The book's example in two reads of the served document. */
async function served(description: ServiceDescription, between: () => void = () => {}) {
  const service = shelfService({}, { description })
  const example = async () => {
    const document = (await service.fastify.inject("/openapi.json")).json()
    return document.paths["/v1/books/{bookId}"].get.parameters?.[0]?.example
  }
  const first = await example()
  between()
  const found = [first, await example()]
  await service.close()
  return found
}

test("examples are what the service itself answers, found once a minute", async () => {
  const examples = vi.fn(async (ask: FetchExample) => {
    const book = (await ask("/v1/books/7")) as { readonly bookId: string }
    return () => book.bookId
  })
  expect(await served({ examples })).toEqual(["getBook", "getBook"])
  expect(examples).toHaveBeenCalledTimes(1)
  await served({ examples }, () => vi.advanceTimersByTime(60_001))
  expect(examples).toHaveBeenCalledTimes(3)
})

test("what is no success is nothing to find, and a search that fails leaves the document's own examples", async () => {
  const examples = vi.fn(async (ask: FetchExample) => {
    expect(await ask("/v1/nowhere")).toBeUndefined()
    throw new Error("gone")
  })
  expect(await served({ examples })).toEqual([undefined, undefined])
  expect(examples).toHaveBeenCalledTimes(1)
})
