import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { Asking, answerTo, ends, signature } from "./asking.ts"

const asking = new Asking()
afterEach(() => asking.close())

/** A listener without TLS. */
async function listener(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  asking.add(server)
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test("who does not speak TLS, or not at all, or is not there is unreachable", async () => {
  const sockets: Socket[] = []
  const mute = await listener((socket) => void sockets.push(socket))
  const rude = await listener((socket) => void socket.end("HTTP/1.1 200 OK\r\n\r\n"))
  const network = asking.client()
  const hasty = asking.client({ connectTimeout: 200 })
  expect(await ends(hasty, { address: mute })).toEqual([
    "unreachable",
    expect.stringMatching(/did not connect within 200 ms/),
  ])
  expect(await ends(network, { address: rude })).toEqual(["unreachable", expect.stringMatching(/does not connect/)])
  expect(await ends(network, { address: "127.0.0.1:1" })).toEqual(["unreachable", "127.0.0.1:1 does not connect"])
  expect([hasty.connections, network.connections]).toEqual([0, 0])
  for (const socket of sockets) socket.destroy()
})

test("a node that never shakes hands, or stops in the middle of a frame, is silent", async () => {
  const mute = await asking.node(
    () => {},
    () => {},
  )
  expect(await ends(asking.client({ limits: { handshakeTimeout: 200 } }), mute)).toEqual([
    "silent",
    "The peer did not shake hands within 200 ms",
  ])
  const slow = await asking.node((_, peer) => {
    peer.write(Uint8Array.of(0, 0, 1, 0))
    const drip = setInterval(() => peer.write(Uint8Array.of(1)), 20)
    peer.socket.once("close", () => clearInterval(drip))
  })
  expect(await ends(asking.client({ limits: { silence: 1000, pingInterval: 60_000 } }), slow)).toEqual([
    "silent",
    "The peer said nothing for 1000 ms",
  ])
})

test("a node that says nothing of a request is silent when its time is up, and asked again afterwards", async () => {
  let count = 0
  const { address } = await asking.node((request, peer) => {
    if (count++ !== 1) peer.send(answerTo(request))
  })
  const network = asking.client()
  expect(await ends(network, { address })).toEqual(signature)
  expect(await ends(network, { address, timeout: 200 })).toEqual([
    "silent",
    expect.stringMatching(/^The peer did not answer within \d+ ms$/),
  ])
  expect(await ends(network, { address })).toEqual(signature)
})

test.each([
  [
    "TLS",
    async (sockets: Socket[]) => ({ address: await listener((socket) => void sockets.push(socket.resume())), sockets }),
  ],
  [
    "the handshake",
    () =>
      asking.node(
        () => {},
        () => {},
      ),
  ],
] as const)(
  "a connection of which %s is under way ends with the network, or when nobody waits for it and another is wanted",
  async (_, start) => {
    const mute = await start([])
    const options = { connections: 1, connectTimeout: 600_000, limits: { handshakeTimeout: 600_000 } }
    const open = () => [...mute.sockets].filter(({ destroyed }) => !destroyed).length
    const network = asking.client(options)
    const waiting = ends(network, { address: mute.address })
    await vi.waitFor(() => expect(open()).toBe(1), { timeout: 20_000 })
    network.close()
    expect(await waiting).toEqual(["closed", expect.any(String)])
    await vi.waitFor(() => expect(open()).toBe(0), { timeout: 20_000 })
    const answering = await asking.node((request, peer) => peer.send(answerTo(request)))
    const next = asking.client(options)
    expect(await ends(next, { address: mute.address, timeout: 200 })).toEqual(["unreachable", expect.any(String)])
    expect(await ends(next, answering)).toEqual(signature)
    await vi.waitFor(() => expect(open()).toBe(0), { timeout: 20_000 })
  },
)
