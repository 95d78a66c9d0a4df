import type { Server } from "node:http"
import { type WebSocket, WebSocketServer } from "ws"
import type { SyntheticAnswers } from "./answers.ts"

/** Answers JSON-RPC over WebSocket, and sends new blocks to subscribers of `newHeads`. */
export function serveSubscriptions(server: Server, answers: SyntheticAnswers) {
  const sockets = new WebSocketServer({ server, maxPayload: 1024 * 1024 })
  const subscribers = new Map<WebSocket, string>()
  let subscriptions = 0

  const subscribe = (socket: WebSocket, id: unknown) => {
    subscriptions += 1
    const subscription = `0x${subscriptions.toString(16)}`
    subscribers.set(socket, subscription)
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, result: subscription }))
  }

  sockets.on("connection", (socket) => {
    socket.on("close", () => subscribers.delete(socket))
    socket.on("message", (data) => {
      const body = data.toString()
      const { id, method, params } = JSON.parse(body)
      if (method === "eth_subscribe" && params?.[0] === "newHeads") subscribe(socket, id)
      else socket.send(Buffer.concat(answers.answer(body).parts), { binary: false })
    })
  })

  return {
    announce(first: number, last: number): void {
      if (subscribers.size === 0) return
      for (let number = first; number <= last; number++) {
        for (const [socket, subscription] of subscribers) {
          const params = `{"subscription":"${subscription}","result":${answers.header(number)}}`
          socket.send(`{"jsonrpc":"2.0","method":"eth_subscription","params":${params}}`)
        }
      }
    },
    close(): void {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}
