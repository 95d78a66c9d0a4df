import { readReply, type WireCall } from "./answer.ts"
import type { Batcher } from "./batching.ts"
import { endpointsOf } from "./endpoints.ts"
import type { RpcClientError } from "./errors/rpc-client-error.ts"
import { tell } from "./hooks.ts"
import type { RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
import type { RpcOperation } from "./operation.ts"
import type { RpcCallOptions, RpcOptions } from "./options.ts"
import { post } from "./post.ts"
import { type Shared, share } from "./share.ts"
import { stringifyQuoted } from "./lossless.ts"
import type { Send } from "./transport.ts"

/** What the client of one API knows beforehand. */
export interface RpcDefaults {
  /** Where `request` and `batch` go, `/ext/bc/{blockchainID}/rpc`. */
  readonly path?: string
  /** Values for the placeholders of paths that the caller does not give. */
  readonly variables?: Readonly<Record<string, string>>
  /** The function `batching` of this package, for an API whose methods take positional parameters. */
  readonly batching?: () => Batcher
}

/** Calls JSON-RPC methods. Generated functions take it as their first argument; it is itself an EIP-1193 provider. */
export interface RpcCore<Methods extends RpcMethods<Methods> = object> {
  /** Calls a described method with named parameters. */
  call<Result>(operation: RpcOperation, parameters?: object, options?: RpcCallOptions): Promise<Result>
  /**
   * Calls any method at the client's path, in the shape of EIP-1193. `params` are sent as given: an array or an object.
   * Unless `idempotent` is given, a method whose name contains `send`, `issue`, `filter`, `admin`, `personal` or `wallet` is
   * never repeated.
   */
  request<Name extends string>(
    request: RpcRequest<Methods, Name>,
    options?: RpcCallOptions,
  ): Promise<RpcResult<Methods, Name>>
  /**
   * Calls several positional methods in one request (several, when limits demand it).
   *
   * @returns what became of each, in order.
   * @throws TypeError when the client has no batching, or a call has by-name parameters.
   */
  batch<const Requests extends readonly { readonly method: string; readonly params?: unknown }[]>(
    requests: Requests,
    options?: RpcCallOptions,
  ): Promise<RpcSettled<Methods, Requests>>
}

interface Wanted {
  readonly method: string
  readonly params?: unknown
  readonly path?: string | undefined
  readonly bigints?: readonly string[] | undefined
  readonly idempotent?: boolean | undefined
}

/**
 * Creates a client for JSON-RPC over HTTP POST that speaks both dialects of a node.
 *
 * @throws TypeError when no URL is given or one is not valid.
 *
 * @example
 * ```ts
 * import { createRpcCore } from "@serac/rpc"
 *
 * const core = createRpcCore({ url: ["http://127.0.0.1:9650", "https://node.example"] }, { path: "/ext/bc/P" })
 * const getHeight = { method: "platform.getHeight", path: "/ext/bc/P" }
 * const { height } = await core.call<{ height: string }>(getHeight)
 * console.log(height)
 * ```
 */
export function createRpcCore<Methods extends RpcMethods<Methods> = object>(
  options: RpcOptions,
  defaults: RpcDefaults = {},
): RpcCore<Methods> {
  const { hooks, transport = post } = options
  if (transport === post) endpointsOf(options, "")
  const batcher = defaults.batching?.()
  const inFlight = new Map<unknown, Shared<unknown>>()
  const home = { current: 0 }
  let lastId = 0

  const perform = (wanted: Wanted, own?: RpcCallOptions, isExplicit?: boolean): Promise<never> =>
    start(wanted, own, isExplicit).catch((error) => {
      const { url, attempts } = error as Partial<RpcClientError>
      tell(hooks?.onError, { method: wanted.method, url, attempts, error })
      throw error
    })

  async function start(
    { method, params, bigints, path = defaults.path ?? "", ...wanted }: Wanted,
    { signal, ...own }: RpcCallOptions = {},
    isExplicit?: boolean,
  ): Promise<never> {
    signal?.throwIfAborted()
    const idempotent = own.idempotent ?? wanted.idempotent ?? !/send|issue|filter/i.test(method)
    const settings = {
      ...options,
      ...own,
      headers: { ...options.headers, ...own.headers },
      variables: { ...defaults.variables, ...options.variables, ...own.variables },
    }
    const { batch, dedupe = true } = settings
    const memory = own.url ? { current: 0 } : home
    const send: Send = (method, body, signal) => transport({ method, body, signal, settings, path, idempotent, memory })

    const dialect = Array.isArray(params ?? []) ? batcher : undefined
    const stringify = dialect?.stringify ?? stringifyQuoted
    const id = ++lastId
    const call: WireCall = { id, method, bigints, text: stringify({ jsonrpc: "2.0", id, method, params }) as string }
    const work = async (signal: AbortSignal) =>
      dialect && (isExplicit || batch !== false)
        ? dialect.deliver(call, send, signal, [path, idempotent, own], batch || {})
        : readReply(await send(method, call.text, signal), [call])(call)

    const key = idempotent && dedupe && !isExplicit ? stringify([path, own, method, bigints, params]) : id
    let shared = inFlight.get(key)
    if (!shared || shared.signal.aborted) {
      shared = share(work, () => inFlight.get(key) === shared && inFlight.delete(key))
      inFlight.set(key, shared)
    }
    return shared.join(signal) as Promise<never>
  }

  const need = () => { if (!batcher) throw new TypeError("positional methods need batching"); return batcher }

  return {
    async call({ positions, ...operation }, parameters = {}, own) {
      const params = positions ? need().arrange(positions, parameters) : parameters
      return perform({ idempotent: true, ...operation, params }, own)
    },
    request: (request, own) => perform(request, own),
    async batch(requests, own) {
      const { flush } = need()
      for (const { method, params = [] } of requests)
        if (!Array.isArray(params)) throw new TypeError(`${method} has no positional parameters`)
      const settled = Promise.allSettled(requests.map((request) => perform(request, own, true)))
      flush()
      return settled as Promise<never>
    },
  }
}
