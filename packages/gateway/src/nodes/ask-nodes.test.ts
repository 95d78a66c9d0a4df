import { createServer } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { FakeNode } from "../../test/node.ts"
import { HeldBytes } from "../held-bytes.ts"
import { Nodes } from "./ask-nodes.ts"

const started: { stop(): unknown }[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(started.splice(0).map((node) => node.stop()))
})

test("a node is behind where another one of its chain is not", async () => {
  const nodeAt = async (head: number) => {
    const node = await new FakeNode().start()
    node.head = head
    started.push(node)
    return node.url
  }
  const urls = [await nodeAt(95), await nodeAt(100)] as const
  const nodes = new Nodes({ watched: [{ ledger: "C", urls, body: '{"id":"head"}' }] })
  nodes.start()
  const behind = () => urls.map((url) => nodes.isBehind(url, urls, "C"))
  expect(behind()).toEqual([false, false])
  await expect.poll(behind).toEqual([true, false])
  expect([nodes.isBehind(urls[0], [urls[0]], "C"), nodes.inTurn(urls, "C")]).toEqual([false, [urls[1], urls[0]]])
  nodes.close()
})

test("nodes are asked for their heads regularly until they are closed, and no connection to them is left then", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  const sockets: Socket[] = []
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    request.resume()
    response.end('{"result":"0x1"}')
  }).on("connection", (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  started.push({ stop: () => new Promise((resolve) => server.close(resolve)) })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const nodes = new Nodes({ watched: [{ ledger: "C", urls: [`${url}/a`, `${url}/b`], body: "{}" }] })
  nodes.start()
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
  }
  // A node that has not answered yet is not asked again.
  await until(() => nodes.lags.length === 2)
  expect(asked).toBe(2)
  vi.advanceTimersByTime(5_000)
  await until(() => asked === 4)
  const request = { method: "GET", query: "", body: undefined, isWriting: false, ledger: "C", calls: [] } as const
  expect((await nodes.ask([url], request, new HeldBytes(100).begin())).text).toBe('{"result":"0x1"}')
  nodes.close()
  expect(vi.getTimerCount()).toBe(0)
  await until(() => sockets.every(({ destroyed }) => destroyed))
  expect(asked).toBe(5)
})
