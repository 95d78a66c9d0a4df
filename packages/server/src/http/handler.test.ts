import { expect, expectTypeOf, test } from "vitest"
import type { Handler, HandlerRequest, Handlers } from "./handler.ts"
import { ReadyJson } from "./ready-json.ts"

/** In the shape of openapi-typescript's output. */
interface operations {
  listBooks: {
    parameters: {
      query: { owner: string; pageToken?: string }
      header?: never
      path: { shelfId: number | bigint }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: { headers: object; content: { "application/json": { books: string[] } } }
      400: { headers: object }
    }
  }
  addBook: {
    parameters: { query?: { dry?: boolean }; header?: never; path?: never; cookie?: never }
    requestBody: { content: { "application/json": { title: string } } }
    responses: { 200: { headers: object; content: { "application/json": { bookId: string } } } }
  }
  describeBook: {
    parameters: { query?: never; header?: never; path: { bookId: string }; cookie?: never }
    requestBody?: { content: { "application/json": { text: string } } }
    responses: { 200: { headers: object; content?: never }; 201: { headers: object; content?: never } }
  }
}

interface Services {
  readonly books: readonly string[]
}

const handlers = {
  listBooks: async ({ path, query }, { books }) => ({ books: [...books, query.owner].slice(path.shelfId) }),
  addBook: async ({ body, query }) => ({ bookId: query.dry ? "" : body.title }),
  describeBook: async ({ body, path }) => {
    if (body?.text === path.bookId) return new ReadyJson("")
    return undefined
  },
} satisfies Handlers<operations, Services>

test("a request has the types of its operation", () => {
  type Of<Id extends keyof operations> = HandlerRequest<operations[Id]>
  type None = Record<never, never>
  expectTypeOf<Of<"listBooks">["query"]>().toEqualTypeOf<{ owner: string; pageToken?: string }>()
  expectTypeOf<Of<"listBooks">["path"]>().toEqualTypeOf<{ shelfId: number }>()
  expectTypeOf<Of<"listBooks">["body"]>().toEqualTypeOf<undefined>()
  expectTypeOf<Of<"addBook">["query"]>().toEqualTypeOf<{ dry?: boolean }>()
  expectTypeOf<Of<"addBook">["path"]>().toEqualTypeOf<None>()
  expectTypeOf<Of<"addBook">["body"]>().toEqualTypeOf<{ title: string }>()
  expectTypeOf<Of<"describeBook">["query"]>().toEqualTypeOf<None>()
  expectTypeOf<Of<"describeBook">["body"]>().toEqualTypeOf<{ text: string } | undefined>()
})

test("a handler answers its operation's success or ready text, and nothing else", () => {
  type Result<Id extends keyof operations> = Awaited<ReturnType<Handler<operations[Id], Services>>>
  expectTypeOf<Result<"listBooks">>().toEqualTypeOf<ReadyJson | { books: string[] }>()
  expectTypeOf<Result<"describeBook">>().toEqualTypeOf<ReadyJson | undefined>()
  // @ts-expect-error: books are texts
  const wrong: Handler<operations["listBooks"], Services> = async () => ({ books: [1] })
  // @ts-expect-error: it shows no body
  const more: Handler<operations["describeBook"], Services> = async () => ({ bookId: "1" })
  expect([typeof wrong, typeof more]).toEqual(["function", "function"])
})

test("handlers are complete and well spelt, or they do not compile", () => {
  const { addBook, ...others } = handlers
  // @ts-expect-error: addBook is missing
  const missing = others satisfies Handlers<operations, Services>
  // @ts-expect-error: there is no burnBook
  const more = { ...handlers, addBook, burnBook: addBook } satisfies Handlers<operations, Services>
  expect([Object.keys(missing).length, Object.keys(more).length]).toEqual([2, 4])
})
