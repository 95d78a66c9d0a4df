import { type ErrorObject, positionalDialect, type WireCall } from "@serac/wire/node"
import type { RequestBytes } from "../../src/held-bytes.ts"
import { NoNodeError } from "../../src/nodes/ask-nodes.ts"
import type { ForwardedRequest, NodeAnswer } from "../../src/nodes/node-connections.ts"
import { type ModelBlock, ModelChain } from "./model-chain.ts"

/** How a node answers a request: correctly, with an error for each call, with a useless answer, or without valid JSON. */
export type Delivery = "answer" | "error" | "fault" | "junk"

/** A request to the node. */
export interface AskedRequest {
  readonly holding: RequestBytes
  readonly serial: number
  /** The step of the answer; undefined while the request waits. */
  givenAt?: number
  delivery?: Delivery
}

interface Waiting {
  readonly asked: AskedRequest
  answer(delivery: Delivery): void
}

/** A changing result: the number of the node's writes, and the serial number of the answer. */
export interface ModelResult {
  readonly writes: number
  readonly serial: number
}

/** A block, and the serial number of the answer that contains it. */
export interface ToldBlock extends ModelBlock {
  readonly serial: number
}

/** A node with a chain and a state. It answers when the test says so, and reads and writes its state either then or when the request arrives. */
export class ModelNode {
  /** Steps since the start. */
  now = 0
  /** Writes that the node has executed. */
  writes = 0
  readonly chain = new ModelChain()
  readonly asked: AskedRequest[] = []
  readonly waiting: Waiting[] = []
  readonly #isEager: boolean

  /** @param isEager whether requests are executed on arrival rather than with their answer */
  constructor(isEager: boolean) {
    this.#isEager = isEager
  }

  ask = (_: readonly string[], request: ForwardedRequest, holding: RequestBytes): Promise<NodeAnswer> =>
    new Promise((resolve, reject) => {
      const asked: AskedRequest = { holding, serial: this.asked.length }
      this.asked.push(asked)
      const body = String(request.body)
      const early = this.#isEager ? this.#carryOut(body, asked.serial) : undefined
      const answer = (delivery: Delivery) => {
        asked.givenAt = this.now
        asked.delivery = delivery
        if (delivery === "fault") reject(new NoNodeError(false, undefined))
        else if (delivery === "junk") resolve({ status: 200, contentType: "text/html", text: "<html>" })
        else if (delivery === "error") resolve(this.#failed(body, asked.serial))
        else resolve(early ?? this.#carryOut(body, asked.serial))
      }
      this.waiting.push({ asked, answer })
    })

  /**
   * Answers one of the waiting requests.
   *
   * @param at its position, modulo their number; -1 for the last one
   */
  deliver(at: number, delivery: Delivery): void {
    const [waiting] = this.waiting.splice(at < 0 ? at : at % Math.max(1, this.waiting.length), 1)
    waiting?.answer(delivery)
  }

  #carryOut(body: string, serial: number): NodeAnswer {
    return this.#answered(body, ({ method, params }) => {
      if (method === "eth_sendRawTransaction") this.writes += 1
      if (method === "eth_getBlockByNumber") {
        const number = params?.kind === "array" ? params.elements[0]?.text : undefined
        const block = number === undefined ? null : this.chain.at(Number(JSON.parse(number)))
        return { result: block === null ? null : ({ ...block, serial } satisfies ToldBlock) }
      }
      return { result: { writes: this.writes, serial } satisfies ModelResult }
    })
  }

  #failed(body: string, serial: number): NodeAnswer {
    return this.#answered(body, () => ({ error: { code: -32000, message: `failed ${serial}` } }))
  }

  #answered(body: string, told: (call: WireCall) => { readonly result: unknown } | { readonly error: ErrorObject }) {
    const reading = positionalDialect.read(body)
    if ("response" in reading) return { status: 200, contentType: "application/json", text: reading.response.body }
    const answers = reading.calls.map((call) => {
      const outcome = "method" in call ? told(call) : { error: call.error }
      const { id } = call
      return "error" in outcome
        ? { id, outcome: positionalDialect.failed(outcome.error) }
        : { id, outcome: positionalDialect.succeeded(outcome.result) }
    })
    const { body: text } = positionalDialect.render(answers, reading.batch)
    return { status: 200, contentType: "application/json", text }
  }
}
