import { randomBytes } from "node:crypto"
import type { Server } from "node:http"
import { type WebSocket, WebSocketServer } from "ws"
import type { LedgerBlock } from "../recording/ledger-block.ts"
import { answerBody } from "./envelope.ts"
import type { NodeMethod } from "./methods.ts"
import { RpcError } from "./rpc-error.ts"

/** The WebSocket side of a node: all its methods, and `newHeads`. */
export interface HeadFeed {
  announce(line: LedgerBlock): void
  /** Ends every connection, as a node does when it is restarted. */
  disconnect(): void
  close(): Promise<void>
}

const bodyOnly = new Set(["transactions", "uncles", "size", "totalDifficulty", "blockExtraData"])

export function createHeadFeed(server: Server, methods: Readonly<Record<string, NodeMethod>>): HeadFeed {
  const sockets = new WebSocketServer({ server })
  const subscriptions = new Map<string, WebSocket>()
  sockets.on("connection", (socket) => {
    const own: Record<string, NodeMethod> = {
      ...methods,
      eth_subscribe: ([kind]) => {
        if (kind !== "newHeads") throw new RpcError(-32601, `no "${kind}" subscription in eth namespace`)
        const id = `0x${randomBytes(16).toString("hex")}`
        subscriptions.set(id, socket)
        return id
      },
      eth_unsubscribe: ([id]) => {
        if (subscriptions.get(`${id}`) !== socket) throw new RpcError(-32000, "subscription not found")
        return subscriptions.delete(`${id}`)
      },
    }
    socket.on("message", async (data) => {
      const text = data.toString()
      // The recorded node hangs up on what is no JSON.
      if (!/^\s*[[{].*[\]}]\s*$/s.test(text)) return socket.close()
      const answer = await answerBody(text, own)
      if (answer !== "") socket.send(answer)
    })
    socket.on("close", () => {
      for (const [id, owner] of subscriptions) if (owner === socket) subscriptions.delete(id)
    })
  })
  return {
    announce: ({ block }) => {
      const result = Object.fromEntries(Object.entries(block).filter(([name]) => !bodyOnly.has(name)))
      for (const [subscription, socket] of subscriptions) {
        const params = { subscription, result }
        socket.send(`${JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params })}\n`)
      }
    },
    disconnect: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
    close: () => new Promise((resolve) => sockets.close(() => resolve())),
  }
}
