import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { positionalMethod, readEvm, serveByPosition, serveSocket, subscription } from "@serac/wire/node"
import { WebSocketServer } from "ws"
import { logsOfModel, ModelChain } from "./model/model-chain.ts"

/** A node with a model chain, over HTTP and WebSocket. */
export class SocketNode {
  readonly chain = new ModelChain()
  /** The frames that callers sent. */
  readonly frames: string[] = []
  url = ""
  readonly #tellers = new Set<(head: unknown) => void>()
  readonly #server = createServer()
  readonly #sockets = new WebSocketServer({ noServer: true })

  async start(): Promise<this> {
    const block = (number: string) => this.chain.at(number === "latest" ? this.chain.head : Number(number))
    const methods = {
      eth_getBlockByNumber: positionalMethod([readEvm.string, readEvm.flag], ([number]) => block(number)),
      eth_getLogs: positionalMethod([(given) => JSON.parse(given?.text ?? "")], ([{ blockHash }]) => {
        const found = this.chain.byHash(blockHash)
        if (found === undefined) throw new Error("unknown block")
        return logsOfModel(found)
      }),
      eth_blockNumber: positionalMethod([], () => `0x${this.chain.head.toString(16)}`),
    }
    const newHeads = subscription([], (_, tell) => {
      this.#tellers.add(tell)
      return () => this.#tellers.delete(tell)
    })
    const connect = serveSocket(methods, { eth: { newHeads } })
    const answer = serveByPosition(methods)
    this.#server.on("request", async (request, response) => {
      let body = ""
      for await (const part of request) body += part
      const { url: target = "", headers } = request
      const given = { method: "POST", target, headers: headers as Record<string, string>, body }
      response.end((await answer(given)).body)
    })
    this.#server.on("upgrade", (request, stream, head) => {
      if (request.url !== "/ext/bc/C/ws") {
        stream.destroy()
        return
      }
      this.#sockets.handleUpgrade(request, stream, head, (socket) => {
        const session = connect((text) => socket.send(text ?? ""))
        socket.on("message", (data) => {
          this.frames.push(String(data))
          void session.receive(String(data))
        })
        socket.on("close", () => session.end())
      })
    })
    this.#server.listen(0, "127.0.0.1")
    await once(this.#server, "listening")
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  /** The number of its WebSockets. */
  get connections(): number {
    return this.#sockets.clients.size
  }

  /** Adds a block, and announces it. */
  mine(): void {
    this.chain.mine()
    for (const tell of this.#tellers) tell(this.chain.at(this.chain.head))
  }

  /** Ends its WebSockets. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
  }

  async stop(): Promise<void> {
    this.cut()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
