import { readReply, type WireCall } from "./answer.ts"
import type { Batcher } from "./batching.ts"
import type { PreparedCall } from "./call.ts"
import { endpointsOf } from "./endpoints.ts"
import type { RpcClientError } from "./errors/rpc-client-error.ts"
import { tell } from "./hooks.ts"
import { stringifyQuoted } from "./lossless.ts"
import type { AnyMethods, RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
import type { RpcOperation } from "./operation.ts"
import type { RpcCallOptions, RpcOptions } from "./options.ts"
import { post } from "./post.ts"

/** What the client of one API knows beforehand. */
export interface RpcDefaults {
  /** Where `request` and `batch` go, `/ext/bc/{blockchainID}/rpc`. Default: the base URL itself. */
  readonly path?: string
  /** Values for the placeholders of paths that the caller does not give. */
  readonly variables?: Readonly<Record<string, string>>
  /** The function {@link batching}, for an API whose methods take positional parameters. */
  readonly batching?: () => Batcher
}

/** Calls JSON-RPC methods. Generated functions take it as their first argument; it is itself an EIP-1193 provider. */
export interface RpcCore<Methods extends RpcMethods<Methods> = AnyMethods> {
  /**
   * Calls a described method with named parameters.
   *
   * @throws RpcClientError in all its kinds; the signal's `reason` after an abort; TypeError when a variable of the path has
   *   no value, or the method is positional and the client has no batching.
   */
  call<Result>(operation: RpcOperation, parameters?: object, options?: RpcCallOptions): Promise<Result>
  /**
   * Calls any method at the client's path, in the shape of EIP-1193. `params` are sent as given, an array or an object.
   * A method whose name contains `send`, `issue` or `filter` is repeated only where that can do no harm, unless the options
   * say `idempotent: true`.
   */
  request<Name extends string>(
    request: RpcRequest<Methods, Name>,
    options?: RpcCallOptions,
  ): Promise<RpcResult<Methods, Name>>
  /**
   * Calls several positional methods in one request (in several where limits demand it), whatever the option `batch` says.
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
  readonly path?: string
  readonly bigints?: readonly string[]
  readonly idempotent?: boolean
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
export function createRpcCore<Methods extends RpcMethods<Methods> = AnyMethods>(
  options: RpcOptions,
  defaults: RpcDefaults = {},
): RpcCore<Methods> {
  const base = { ...defaults, ...options.transport, ...options, memory: {} }
  endpointsOf({ ...base, path: "" })
  const batcher = base.batching?.()
  const inFlight = new Map<string, Promise<unknown>>()
  let lastId = 0

  async function start(wanted: Wanted, params: unknown, own: RpcCallOptions): Promise<unknown> {
    const { method } = wanted
    const call: PreparedCall = {
      idempotent: true,
      ...base,
      ...wanted,
      ...own,
      headers: { ...base.headers, ...own.headers },
      variables: { ...defaults.variables, ...options.variables, ...own.variables },
    }
    const { signal, batch, bigints, dedupe = true } = call
    signal?.throwIfAborted()
    const dialect = Array.isArray(params ?? []) ? batcher : undefined
    const stringify = dialect?.stringify ?? stringifyQuoted
    const id = ++lastId
    const wire: WireCall = { id, method, bigints, text: stringify({ jsonrpc: "2.0", id, method, params }) as string }
    const work = async () =>
      dialect && batch !== false
        ? dialect.deliver(wire, call, own)
        : readReply(await post(call, method, wire.text, signal), 0)(wire)
    if (signal || !dedupe || !call.idempotent) return work()
    const key = stringify([wanted, params, own]) as string
    if (!inFlight.has(key))
      inFlight.set(
        key,
        work().finally(() => inFlight.delete(key)),
      )
    return inFlight.get(key)
  }

  const perform = (wanted: Wanted, params: unknown, own: RpcCallOptions = {}): Promise<never> =>
    start(wanted, params, own).catch((error) => {
      const { url, attempts }: Partial<RpcClientError> = Object(error)
      tell(base.hooks?.onError, { method: wanted.method, url, attempts, error })
      throw error
    }) as Promise<never>

  const request = ({ method, params }: { method: string; params?: unknown }, own?: RpcCallOptions) =>
    perform({ method, idempotent: !/send|issue|filter/i.test(method) }, params, own)

  const positional = () => {
    if (!batcher) throw new TypeError("positional methods need batching")
    return batcher
  }

  return {
    async call(operation, parameters = {}, own) {
      const { positions } = operation
      return perform(operation, positions ? positional().arrange(positions, parameters) : parameters, own)
    },
    request,
    batch: async (requests, own) =>
      positional().all(requests, request, {
        ...own,
        batch: own?.batch || base.batch || {},
        dedupe: false,
      }) as Promise<never>,
  }
}
