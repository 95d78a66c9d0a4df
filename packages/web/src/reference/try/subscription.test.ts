import { expect, test } from "vitest"
import { subscribe } from "./subscription.ts"

/** A WebSocket whose server side is the test. */
class Socket extends EventTarget {
  static last: Socket
  readyState = 1
  readonly sent: unknown[] = []
  constructor() {
    super()
    Socket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event("close"), { reason: "" }))
  }
  tell(value: unknown) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(value) }))
  }
}

const begin = () => {
  const told: string[] = []
  const stop = subscribe(
    "ws://a.example/ws",
    ["newHeads"],
    {
      onState: (state, why = "") => told.push(`${state} ${why}`.trim()),
      onMessage: ({ number }) => told.push(`message ${number}`),
    },
    Socket as unknown as typeof WebSocket,
  )
  Socket.last.dispatchEvent(new Event("open"))
  return { told, stop, socket: Socket.last }
}

test("a subscription is asked for, tells what comes, and is ended by its id", () => {
  const { told, stop, socket } = begin()
  socket.tell({ jsonrpc: "2.0", id: 1, result: "0xab" })
  socket.tell({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription: "0xab", result: {} } })
  stop()
  expect({ told, sent: socket.sent }).toEqual({
    told: ["connecting", "subscribed", "message 1", "message 2", "ended"],
    sent: [
      { jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: ["newHeads"] },
      { jsonrpc: "2.0", id: 2, method: "eth_unsubscribe", params: ["0xab"] },
    ],
  })
})

test("a refusal is told, and ends it", () => {
  const { told, socket } = begin()
  socket.tell({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "no such subscription" } })
  expect({ told, state: socket.readyState }).toEqual({
    told: ["connecting", "ended no such subscription", "ended"],
    state: 3,
  })
})
