import { once } from "node:events"
import { Agent, get, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, expect, test } from "vitest"
import { type OpenListener, openListener, startService } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyHandler, handlersWith } from "./support/shelf-service.ts"

const agent = new Agent({ keepAlive: true })
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function opened(): Promise<OpenListener> {
  const listener = await openListener({
    port: 0,
    messages: "text",
    message: () => "not yet",
    details: () => ({ reason: "starting" }),
    retryAfter: 2,
  })
  undo.push(() => listener.close())
  return listener
}

/** A service that takes over, whose answers have its name. */
async function taking(listener: OpenListener, name: string, getBook: AnyHandler = async () => ({ bookId: name })) {
  const handlers = handlersWith({ getBook })
  const document = shelf
  const { url: _, ...service } = await startService({
    ...{ document, handlers, services: undefined, messages: "text", port: 0, listener },
  })
  undo.push(() => service.close())
  return service
}

/** Asks over a connection that is kept. */
async function ask(url: string) {
  const request = get(`${url}/v1/books/1`, { agent })
  const [response] = (await once(request, "response")) as [IncomingMessage]
  const { localPort } = response.socket
  const { bookId } = JSON.parse(await text(response)) as { bookId?: string }
  return { status: response.statusCode, bookId, localPort }
}

test("one service takes over from another, which ends what it has begun, and no connection is cut", async () => {
  const listener = await opened()
  let end: (book: unknown) => void = () => {}
  let begun: () => void = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const slow: AnyHandler = () =>
    new Promise((resolve) => {
      begun()
      end = resolve
    })
  const first = await taking(listener, "first", slow)
  const asked = ask(listener.url)
  await hasBegun
  await taking(listener, "second")
  const { localPort, ...now } = await ask(listener.url)
  expect(now).toEqual({ status: 200, bookId: "second" })

  const closed = first.close()
  expect(await ask(listener.url)).toEqual({ status: 200, bookId: "second", localPort })
  end({ bookId: "first" })
  expect(await asked).toMatchObject({ status: 200, bookId: "first" })
  await closed
  expect(await ask(listener.url)).toMatchObject({ status: 200, bookId: "second" })
})

test("a service that is closed after it took over leaves the port to the one before, and the last one closes it", async () => {
  const listener = await opened()
  const first = await taking(listener, "first")
  await (await taking(listener, "second")).close()
  expect(await ask(listener.url)).toMatchObject({ status: 200, bookId: "first" })
  const unused = connect(Number(new URL(listener.url).port), "127.0.0.1")
  await once(unused, "connect")
  await Promise.all([first.close(), once(unused.resume(), "close")])
  await expect(ask(listener.url)).rejects.toThrow("ECONNREFUSED")
})

test("what is no HTTP is answered by the service that has the port", async () => {
  const listener = await opened()
  await taking(listener, "first")
  const second = await taking(listener, "second")
  const socket = connect(Number(new URL(listener.url).port), "127.0.0.1").end("nonsense\r\n\r\n")
  expect(await text(socket)).toContain('"statusCode":400')
  await second.close()
})
