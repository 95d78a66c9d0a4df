import { type ClientEndpoint, definedOptions, invalidParameter, observed, stringifyQuoted } from "../http/runtime.ts"
import { readReply } from "./answer.ts"
import type { WireCall } from "./call.ts"
import type { RpcDialect } from "./dialect.ts"
import type { AnyMethods, RpcMethods, RpcRequest, RpcResult, RpcSettled } from "./methods.ts"
import type { RpcOperation } from "./operation.ts"
import type { RpcCallOptions, RpcOptions } from "./options.ts"
import { post } from "./post.ts"
import { preparing, type Wanted } from "./preparing.ts"
import { writeParams } from "./write-params.ts"

/**
 * Defaults of the client of one API.
 *
 * @example
 * ```ts
 * import { createRpcCore, positional, type RpcDefaults } from "@serac/client/rpc"
 *
 * const cChain: RpcDefaults = { path: "/ext/bc/{blockchainID}/rpc", variables: { blockchainID: "C" }, dialect: positional }
 * console.log(await createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, cChain).request({ method: "eth_chainId" }))
 * ```
 */
export interface RpcDefaults {
  /** The path for `request` and `batch` with methods that are not described, such as `/ext/bc/{blockchainID}/rpc`. Default: the base URL. */
  readonly path?: string | undefined
  /** Default values for the placeholders of paths. */
  readonly variables?: Readonly<Record<string, string>> | undefined
  /** `positional` or `batching`, for an API whose methods take positional parameters. */
  readonly dialect?: (() => RpcDialect) | undefined
  /**
   * The described methods, by any name, so that `request` and `batch` know where each is served, which of its integers are
   * bigint, and whether it may be retried.
   */
  readonly operations?: Readonly<Record<string, RpcOperation>> | undefined
}

/**
 * Calls JSON-RPC methods. Generated functions take it as their first argument; it is itself an EIP-1193 provider.
 *
 * @example
 * ```ts
 * import { createRpcCore, type RpcCore } from "@serac/client/rpc"
 *
 * const core: RpcCore = createRpcCore({ baseUrl: "http://127.0.0.1:9650" }, { path: "/ext/bc/P" })
 * console.log(await core.request({ method: "platform.getHeight", params: {} }))
 * ```
 */
export interface RpcCore<Methods extends RpcMethods<Methods> = AnyMethods> {
  /**
   * Calls a described method with named parameters.
   *
   * @throws RpcError when the node returns an error; NotBootstrappedError while it is still bootstrapping
   * @throws HttpError when the status of the response is not 2xx
   * @throws ConnectionError when no complete response arrived
   * @throws TimeoutError when a time limit was reached
   * @throws ResponseTooLargeError when the body is too large
   * @throws InvalidResponseError when the response is not JSON-RPC
   * @throws MissingResponseError when the response to a batch lacks this call
   * @throws InvalidParameterError when a parameter cannot be sent
   */
  call<Result>(operation: RpcOperation, parameters?: object, options?: RpcCallOptions): Promise<Result>
  /**
   * Calls any method at the client's path, in the format of EIP-1193. `params` are sent as given, an array or an object.
   * A method that is neither described nor a well-known read of Ethereum is retried only if that is harmless, unless
   * the options say `idempotent: true`.
   */
  request<Name extends string>(
    request: RpcRequest<Methods, Name>,
    options?: RpcCallOptions,
  ): Promise<RpcResult<Methods, Name>>
  /**
   * Calls several positional methods in one request (in several where limits demand it), regardless of the option `batch`.
   *
   * @returns the outcome of each, in order.
   * @throws InvalidParameterError when the client has no batching, or a call has by-name parameters.
   */
  batch<const Requests extends readonly { readonly method: string; readonly params?: unknown }[]>(
    requests: Requests,
    options?: RpcCallOptions,
  ): Promise<RpcSettled<Methods, Requests>>
  /** The URLs of a path in order of preference, for uses other than calls; none if calls use a transport. */
  endpoints(path: string, options?: Pick<RpcCallOptions, "variables">): readonly ClientEndpoint[]
}

/**
 * Creates a client for JSON-RPC over HTTP POST that speaks both dialects of a node.
 *
 * @throws InvalidParameterError naming an invalid option, such as a `baseUrl` that is not a URL.
 *
 * @example
 * ```ts
 * import { createRpcCore } from "@serac/client/rpc"
 *
 * const core = createRpcCore({ baseUrl: ["http://127.0.0.1:9650", "https://node.example"] })
 * const getHeight = { method: "platform.getHeight", path: "/ext/bc/P" }
 * const { height } = await core.call<{ height: string }>(getHeight)
 * console.log(height)
 * ```
 */
export function createRpcCore<Methods extends RpcMethods<Methods> = AnyMethods>(
  options: RpcOptions,
  defaults: RpcDefaults = {},
): RpcCore<Methods> {
  const prepare = preparing(options, defaults)
  const dialect = (options.dialect ?? defaults.dialect)?.()
  const described = new Map(Object.values(defaults.operations ?? {}).map((operation) => [operation.method, operation]))
  const inFlight = new Map<string, Promise<unknown>>()
  let lastId = 0

  function perform(wanted: Wanted, given: unknown, own: RpcCallOptions | undefined): Promise<unknown> {
    const { method, bigints, quantities, positions } = wanted
    own?.signal?.throwIfAborted()
    const { call, key, dedupe } = prepare(wanted, own)
    const speech = Array.isArray(given ?? []) ? dialect : undefined
    const { stringify, batcher } = speech ?? { stringify: stringifyQuoted }
    const written = () =>
      writeParams(
        method,
        given,
        positions,
        (params) =>
          stringify(
            speech && quantities && params ? speech.withQuantities(params as readonly unknown[], quantities) : params,
          ),
        stringify,
      )
    // Texts, which most calls of an EVM have alone, are the same in each dialect.
    const isTexts = Array.isArray(given) && given.every((value) => typeof value === "string")
    const params = given === undefined ? "" : `,"params":${isTexts ? JSON.stringify(given) : written()}`
    const id = ++lastId
    const body = `"method":${JSON.stringify(method)}${params}}`
    const wire: WireCall = { id, method, bigints, text: `{"jsonrpc":"2.0","id":${id},${body}` }
    const work = () =>
      batcher && call.batch !== false
        ? batcher.deliver(wire, call, key)
        : post(call, method, wire.text, call.signal, (reply) => readReply(reply, false).read(wire))
    if (!dedupe) return work()
    const same = `${key} ${bigints} ${body}`
    const running = inFlight.get(same) ?? work().finally(() => inFlight.delete(same))
    inFlight.set(same, running)
    return running
  }

  /** The properties of a method that follow from its name alone. */
  const wantedBy = (method: string): Wanted =>
    described.get(method) ?? { method, path: defaults.path ?? "", idempotent: dialect?.isRead(method) ?? false }

  const observe = <Result>(operation: string, work: () => Promise<unknown>) =>
    observed(options.hooks, { operation, url: "", attempts: 0 }, work) as Promise<Result>

  function requireThat(holds: unknown, operation: string, parameter: string, rule: string): asserts holds {
    if (!holds) throw invalidParameter(operation, parameter, rule)
  }

  const request = ({ method, params }: { method: string; params?: unknown }, own?: RpcCallOptions) =>
    observe<never>(method, () => {
      const wanted = wantedBy(method)
      const none = wanted.positions ? [] : described.has(method) ? {} : undefined
      return perform(wanted, params === undefined ? none : params, own)
    })

  return {
    call: (operation, parameters = {}, own) =>
      observe(operation.method, () => {
        const { method, positions } = operation
        if (!positions) return perform(operation, parameters, own)
        requireThat(dialect, method, "dialect", "is needed for positional parameters")
        for (const name of Object.keys(parameters))
          requireThat(positions.includes(name), method, name, "is not a parameter")
        return perform(operation, dialect.arrange(positions, parameters), own)
      }),
    request,
    endpoints: (path, own = {}) => (options.transport ? [] : prepare({ method: "client", path }, own).call.endpoints),
    async batch(requests, own) {
      const batcher = dialect?.batcher
      requireThat(batcher, "batch", "dialect", "does not batch")
      return batcher.all(
        requests.map((one) => ({ ...one, ...wantedBy(one.method), isDescribed: described.has(one.method) })),
        (one, together) =>
          request(one, { ...together, ...definedOptions(own), batch: own?.batch || options.batch || {} }),
      ) as Promise<never>
    },
  }
}
