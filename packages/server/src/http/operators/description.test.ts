import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { shelf } from "../../../test/http/support/shelf.ts"
import { shelfService } from "../../../test/http/support/shelf-service.ts"
import { documentText, type FetchExample, type ServiceDescription } from "./description.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

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

/** The text of a document whose only example is what `example` has at the moment, without a service. */
function textOf(example: { value: unknown }) {
  const examples = vi.fn(async () => () => example.value)
  const app = { inject: () => Promise.reject(new Error("nothing is asked for")) } as never
  const text = documentText(app, shelf, { examples })
  /** The text after a minute, which is the one that there was, and the one after that. */
  const afterMinute = async () => {
    vi.advanceTimersByTime(60_001)
    const before = await text()
    await new Promise((resolve) => setTimeout(resolve))
    return [before, await text()] as const
  }
  return { text, examples, afterMinute }
}

test("after a minute callers get the text that there is until other examples are found", async () => {
  const example = { value: "one" as unknown }
  const { text, examples, afterMinute } = textOf(example)
  const first = await text()
  example.value = "two"
  const [before, after] = await afterMinute()
  expect(before).toBe(first)
  expect(after).toBe(first.replaceAll('"one"', '"two"'))
  expect(examples).toHaveBeenCalledTimes(2)
})

test("where the examples are the same as before, nothing is written", async () => {
  const { text, examples, afterMinute } = textOf({ value: "one" })
  const first = await text()
  const write = vi.spyOn(JSON, "stringify")
  expect(await afterMinute()).toEqual([first, first])
  expect([examples.mock.calls.length, write.mock.calls.length]).toEqual([2, 1])
})

test("examples are asked for one after the other, each in a turn of its own", async () => {
  const asked: string[] = []
  let running = 0
  const app = {
    inject: async (url: string) => {
      asked.push(`${url} beside ${running}`)
      running += 1
      await Promise.resolve()
      running -= 1
      return { statusCode: 200, body: "{}" }
    },
  } as never
  const turns = vi.spyOn(globalThis, "setImmediate")
  const examples = async (ask: FetchExample) => {
    await Promise.all(["/a", "/b", "/c"].map(ask))
    return () => undefined
  }
  await documentText(app, shelf, { examples })()
  expect([asked, turns.mock.calls.length]).toEqual([["/a beside 0", "/b beside 0", "/c beside 0"], 3])
})
