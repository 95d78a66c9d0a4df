import type { RpcCallFacts } from "./errors/rpc-client-error.ts"
import type { RpcClientSettings } from "./options.ts"

/** A request that a transport carries. */
export interface RpcTransportRequest {
  /** The method; for a batch its distinct methods, separated by `, `. */
  readonly method: string
  /** The JSON-RPC request object, or array of them, as JSON. */
  readonly body: string
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined
  /** The options of the client with those of the call. */
  readonly settings: RpcClientSettings
  /** Where the node serves the method, `/ext/bc/{blockchainID}`. */
  readonly path: string
  readonly idempotent: boolean
  /** What the transport keeps from one request to the next. */
  readonly memory: { current: number }
}

/** The text that answers a request, and the facts for errors about what it says. */
export interface Reply {
  readonly text: string
  readonly facts: RpcCallFacts & { readonly cause?: unknown }
}

/** Carries JSON-RPC by other means than HTTP. It rejects with a `ConnectionError` when it cannot. */
export type RpcTransport = (request: RpcTransportRequest) => Promise<Reply>

/** A transport that knows all but what a request says. */
export type Send = (method: string, body: string, signal: AbortSignal | undefined) => Promise<Reply>
