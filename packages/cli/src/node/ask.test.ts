import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { askNode } from "./ask.ts"
import { askNetwork } from "./ask-network.ts"
import { askChainId } from "./ask-node.ts"

/** A server that accepts connections and never answers. */
const silent: Server = createServer()
let url: string
beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening")
  url = `http://127.0.0.1:${(silent.address() as { port: number }).port}`
})
afterAll(() => new Promise((resolve) => silent.close(resolve)))

test.each([
  ["a chain", askChainId],
  ["a network", askNetwork],
])("a question to a silent node of %s ends when it is aborted, and nobody else is asked", async (_of, asking) => {
  const stopping = new AbortController()
  const connections: Socket[] = []
  const connected = new Promise((resolve) =>
    silent.on("connection", (socket: Socket) => resolve(connections.push(socket.resume()))),
  )
  const asked = asking([url, url], stopping.signal)
  await connected
  stopping.abort(new Error("stopped"))
  await expect(asked).rejects.toThrow("stopped")
  await Promise.all(connections.map((socket) => socket.closed || once(socket, "close")))
  expect(connections).toHaveLength(1)
  silent.removeAllListeners("connection")
})

test("who is stopped already asks nobody", async () => {
  const questions: string[] = []
  const question = async (endpoint: string) => questions.push(endpoint)
  await expect(askNode([url], question, AbortSignal.abort(new Error("stopped")))).rejects.toThrow("stopped")
  expect(questions).toEqual([])
})

test("a question gets user name and password of a URL as a header, also where a percent sign begins no escape", async () => {
  const question = async (url: string, { headers }: object & { readonly headers?: unknown }) => [url, headers]
  expect(await askNode(["http://us%65r:p%zz@node/base"], question)).toEqual({
    answer: ["http://node/base", { authorization: `Basic ${btoa("user:p%zz")}` }],
  })
})
