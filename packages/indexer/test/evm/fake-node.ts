import { Refusal } from "../core/refusal.ts"
import type { FakeChain } from "./fake-chain.ts"

/** A JSON-RPC call as it comes over the wire. */
export interface WireCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** A node that tells of a chain, as far as an indexer asks; what it does wrong is added by tests. */
export class FakeNode {
  chain: FakeChain
  chainId = "0xa868"
  offersBlockReceipts = true
  offersTraces = false
  /** Each request as it came, with its calls. */
  readonly requests: (readonly WireCall[])[] = []
  /** Answers a request in the node's stead, or does not. */
  intercept: (calls: readonly WireCall[], url: string) => Response | undefined | Promise<Response | undefined> = () =>
    undefined
  /** Answers a call in the node's stead, or does not: undefined. */
  override: (call: WireCall) => unknown = () => undefined

  constructor(chain: FakeChain) {
    this.chain = chain
  }

  get methods(): readonly string[] {
    return this.requests.flat().map(({ method }) => method)
  }

  fetch: typeof globalThis.fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    const body: WireCall | readonly WireCall[] = JSON.parse(String(init?.body))
    const calls = Array.isArray(body) ? (body as readonly WireCall[]) : [body as WireCall]
    this.requests.push(calls)
    const other = await this.intercept(calls, String(input))
    if (other) return other
    const answers = calls.map((call) => this.#answer(call))
    return Response.json(Array.isArray(body) ? answers : answers[0])
  }

  #answer(call: WireCall): object {
    const { id } = call
    try {
      const own = this.override(call)
      return { jsonrpc: "2.0", id, result: own === undefined ? this.#result(call) : own }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { jsonrpc: "2.0", id, error: { code: error.rpcCode, message: error.message } }
    }
  }

  #result({ method, params }: WireCall): unknown {
    const [id, detail] = params
    const found = this.chain.find(String(id))
    switch (method) {
      case "eth_chainId":
        return this.chainId
      case "eth_getBlockByNumber":
      case "eth_getBlockByHash": {
        if (!found) return null
        const { block } = found
        return detail === true ? block : { ...block, transactions: [] }
      }
      case "eth_getBlockReceipts":
        if (!this.offersBlockReceipts) break
        return found?.receipts ?? null
      case "eth_getTransactionReceipt": {
        const receipts = this.chain.blocks.flatMap((one) => one.receipts)
        return receipts.find(({ transactionHash }) => transactionHash === id) ?? null
      }
      case "debug_traceBlockByNumber":
      case "debug_traceBlockByHash":
        if (!this.offersTraces) break
        if (!found) throw new Refusal(-32000, `block ${id} not found`)
        return found.traces
    }
    throw new Refusal(-32601, `the method ${method} does not exist/is not available`)
  }
}
