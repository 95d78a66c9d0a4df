import { randomBytes } from "node:crypto"
import { positionalDialect, RpcError } from "@serac/wire/node"
import type { WebSocket } from "ws"

/** One WebSocket of a node. */
export interface HeadFeed {
  /** Sends a header for each subscription of the socket. */
  announce(header: object): void
}

/** Members of a block that the header in a `newHeads` event does not have. */
const bodyMembers = new Set(["transactions", "uncles", "size", "totalDifficulty", "blockExtraData"])

/**
 * Answers the calls of a WebSocket, and `eth_subscribe` to `newHeads`. A frame that is not JSON closes the connection, as with the recorded node.
 *
 * @param answer - returns the answers to a message as text; undefined closes the connection
 */
export function serveHeads(socket: WebSocket, answer: (body: string) => Promise<string | undefined>): HeadFeed {
  const open = new Set<string>()
  const subscriptions: Readonly<Record<string, (first: unknown) => unknown>> = {
    eth_subscribe: (kind) => {
      if (kind !== "newHeads") throw new RpcError(-32601, `no "${kind}" subscription in eth namespace`)
      const id = `0x${randomBytes(16).toString("hex")}`
      open.add(id)
      return id
    },
    eth_unsubscribe: (id) => {
      if (!open.delete(`${id}`)) throw new RpcError(-32000, "subscription not found")
      return true
    },
  }
  const receive = async (body: string): Promise<string | undefined> => {
    const reading = positionalDialect.read(body)
    if ("response" in reading) return undefined
    const [call] = reading.calls
    const own = call && "method" in call && !reading.batch ? subscriptions[call.method] : undefined
    if (own === undefined || call === undefined || !("method" in call)) return answer(body)
    const [first] = JSON.parse(call.params?.text ?? "[]") as unknown[]
    try {
      return positionalDialect.render([{ id: call.id, outcome: positionalDialect.succeeded(own(first)) }], false).body
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      return positionalDialect.render([{ id: call.id, outcome: positionalDialect.failed(error) }], false).body
    }
  }
  socket.on("error", () => socket.terminate())
  socket.on("message", (data) => {
    receive(String(data)).then(
      (text) => (text === undefined ? socket.close() : text !== "" && socket.send(text)),
      () => socket.terminate(),
    )
  })
  return {
    announce: (header) => {
      const result = Object.fromEntries(Object.entries(header).filter(([name]) => !bodyMembers.has(name)))
      for (const subscription of open) {
        const params = { subscription, result }
        socket.send(`${JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params })}\n`)
      }
    },
  }
}
