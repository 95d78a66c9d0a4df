import { RpcError } from "@serac/wire/node"
import type { NodeSocket, OpenNodeSocket } from "../../src/feed/node-socket.ts"
import { logsOfModel, type ModelChain } from "./model-chain.ts"

/** The WebSocket interface of a model node, with connections that end and calls that are lost as the test says. */
export class ModelSockets {
  /** Number of next connections that are refused. */
  refusing = 0
  /** Number of next calls that are lost, with their connections. */
  losing = 0
  readonly subscribed: string[] = []
  readonly #chain: ModelChain
  readonly #open = new Set<ModelSocket>()

  constructor(chain: ModelChain) {
    this.#chain = chain
  }

  /** The number of open connections. */
  get size(): number {
    return this.#open.size
  }

  open: OpenNodeSocket = async (_, closed) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (this.refusing > 0) {
      this.refusing -= 1
      throw new Error("refused")
    }
    const socket = new ModelSocket(this, this.#chain, () => {
      if (this.#open.delete(socket)) closed()
    })
    this.#open.add(socket)
    return socket
  }

  /** Announces the last block to all connections. */
  tell(): void {
    for (const socket of this.#open) socket.tell(JSON.stringify(this.#chain.at(this.#chain.head)))
  }

  /** Ends all connections. */
  cut(): void {
    for (const socket of [...this.#open]) socket.close()
  }
}

class ModelSocket implements NodeSocket {
  readonly #sockets: ModelSockets
  readonly #chain: ModelChain
  readonly #end: () => void
  readonly #tellers: ((result: string) => void)[] = []
  #hasEnded = false

  constructor(sockets: ModelSockets, chain: ModelChain, end: () => void) {
    this.#sockets = sockets
    this.#chain = chain
    this.#end = end
  }

  async call(method: string, params: string): Promise<string> {
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#sockets.losing > 0) {
      this.#sockets.losing -= 1
      this.close()
    }
    if (this.#hasEnded) throw new Error("the connection has ended")
    const [first] = JSON.parse(params)
    if (method === "eth_getBlockByNumber") {
      const block = this.#chain.at(first === "latest" ? this.#chain.head : Number(first))
      return JSON.stringify(block && { ...block, transactions: ["0x"], size: "0x1", uncles: [] })
    }
    const block = this.#chain.byHash(first.blockHash)
    if (block === undefined) throw new RpcError(-32000, "unknown block")
    return JSON.stringify(logsOfModel(block))
  }

  async subscribe(params: string, tell: (result: string) => void): Promise<string> {
    this.#sockets.subscribed.push(params)
    this.#tellers.push(tell)
    await new Promise((resolve) => setImmediate(resolve))
    return "0x1"
  }

  tell(result: string): void {
    for (const tell of this.#tellers) tell(result)
  }

  close(): void {
    this.#hasEnded = true
    this.#end()
  }
}
