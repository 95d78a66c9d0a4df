import { readReply, type WireCall } from "./answer.ts"
import type { PreparedCall } from "./call.ts"
import { endpointsOf } from "./endpoints.ts"
import { stringifyQuoted } from "./lossless.ts"
import type { AnyMethods, RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
import { isRepeatable, type RpcOperation } from "./operation.ts"
import type { RpcCallOptions, RpcOptions } from "./options.ts"
import type { Dialect } from "./positional.ts"
import { post } from "./post.ts"

/** What the client of one API knows beforehand. */
export interface RpcDefaults {
  /** Where `request` and `batch` go, `/ext/bc/{blockchainID}/rpc`. Default: the base URL itself. */
  readonly path?: string
  /** Values for the placeholders of paths that the caller does not give. */
  readonly variables?: Readonly<Record<string, string>>
  /** {@link positional} or {@link batching}, for an API whose methods take positional parameters. */
  readonly dialect?: () => Dialect
}

/** Calls JSON-RPC methods. Generated functions take it as their first argument; it is itself an EIP-1193 provider. */
export interface RpcCore<Methods extends RpcMethods<Methods> = AnyMethods> {
  /**
   * Calls a described method with named parameters.
   *
   * @throws RpcClientError in all its kinds; the signal's `reason` after an abort; TypeError when a variable of the path has
   *   no value, or the method is positional and the client has no dialect for it.
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
  readonly quantities?: readonly number[]
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
  const dialect = base.dialect?.()
  const inFlight = new Map<string, Promise<never>>()
  let lastId = 0

  async function perform(wanted: Wanted, given: unknown, own: RpcCallOptions = {}) {
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
    const mine = Array.isArray(given ?? []) ? dialect : undefined
    const { quantities } = wanted
    const params = mine && given && quantities ? mine.withQuantities(given as readonly unknown[], quantities) : given
    const { stringify = stringifyQuoted, deliver } = mine ?? {}
    const id = ++lastId
    const wire: WireCall = { id, method, bigints, text: stringify({ jsonrpc: "2.0", id, method, params }) as string }
    const work = async () =>
      (deliver && batch !== false
        ? deliver(wire, call, own)
        : readReply(await post(call, method, wire.text, signal), 0)(wire)) as never
    if (signal || !dedupe || !call.idempotent) return work()
    const key = stringify([wanted, params, own]) as string
    if (!inFlight.has(key))
      inFlight.set(
        key,
        work().finally(() => inFlight.delete(key)),
      )
    return inFlight.get(key) as Promise<never>
  }

  const request = ({ method, params }: { method: string; params?: unknown }, own?: RpcCallOptions) =>
    perform({ method, idempotent: isRepeatable(method) }, params, own)

  return {
    async call(operation, parameters = {}, own) {
      const { positions } = operation
      if (positions && !dialect) throw new TypeError("no positional dialect")
      return perform(operation, positions ? dialect?.arrange(positions, parameters) : parameters, own)
    },
    request,
    async batch(requests, own) {
      if (!dialect?.all) throw new TypeError("no batching dialect")
      return dialect.all(requests, request, own, base.batch) as Promise<never>
    },
  }
}
