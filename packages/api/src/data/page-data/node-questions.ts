import { ServiceError } from "@serac/server/http"
import { ConnectionError, createSubnetEvmCore, HttpError, RpcError, TimeoutError } from "@serac/subnet-evm"
import { separateCredentials } from "@serac/wire/node"
import type { NodeAsking } from "../node-asking.ts"

/** A client of a node's EVM interface. */
export type NodeCore = ReturnType<typeof createSubnetEvmCore>

/** Maximum bytes of a node's answer: a trace of a large transaction has a few megabytes. */
const maxAnswerBytes = 16 * 2 ** 20
/** Milliseconds that a node may take: a trace executes its block again. */
const answerTimeoutMs = 15_000
/** Maximum running questions about one chain: they are expensive, and people ask them one at a time. */
const maxRunning = 4

/** Questions of the explorer's pages to a chain's nodes, each to the first node that answers. */
export class NodeQuestions {
  readonly #nodes: readonly NodeCore[]
  #running = 0

  /** @param urls in order of preference; may hold secrets, of which none appears in errors */
  constructor(urls: readonly string[], { fetch, timeout = answerTimeoutMs }: NodeAsking = {}) {
    this.#nodes = urls.map((url) => {
      const { url: endpoint, headers } = separateCredentials(url)
      return createSubnetEvmCore({
        ...{ endpoint, headers, timeout, retry: false, maxResponseBytes: maxAnswerBytes },
        ...(fetch && { fetch }),
      })
    })
  }

  /**
   * Asks the nodes.
   *
   * @throws NoAnswerError with a reason for a person if no node has an answer
   * @throws ServiceError 503 while too many questions run
   */
  async ask<Value>(question: (core: NodeCore) => Promise<Value>): Promise<Value> {
    if (this.#running >= maxRunning)
      throw new ServiceError(503, "too many questions to the nodes of this chain are running", { retryAfter: 2 })
    this.#running++
    try {
      let reason = "this service has no node of the chain to ask"
      for (const core of this.#nodes) {
        try {
          return await question(core)
        } catch (error) {
          reason = reasonOf(error)
        }
      }
      throw new NoAnswerError(reason)
    } finally {
      this.#running--
    }
  }
}

/** No node has an answer, for a reason that does not change by itself, such as a method that it does not offer. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError"
}

/** The reason without the node's own words, which may contain its address. */
function reasonOf(error: unknown): string {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return "the node does not answer"
  if (error instanceof RpcError && error.code === -32_601) return "the node does not offer this method"
  if (error instanceof RpcError) return "the node refuses this question"
  if (error instanceof HttpError) return `the node answers with HTTP status ${error.status}`
  return "the answer of the node is not understood"
}
