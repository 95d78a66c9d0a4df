import { defaultSettings, definedOptions, mergeHeaders, present, withOptions } from "../http/runtime.ts"
import type { PreparedCall } from "./call.ts"
import { endpointsAt, expand } from "./endpoints.ts"
import type { RpcCallOptions, RpcOptions, RpcSettings } from "./options.ts"

/** The properties of a call that its method determines, before options apply. */
export interface Wanted {
  readonly method: string
  readonly path: string
  readonly bigints?: readonly string[] | undefined
  readonly quantities?: readonly number[] | undefined
  /** The names of its parameters, if they are an array. */
  readonly positions?: readonly string[] | undefined
  /** Default true. */
  readonly idempotent?: boolean | undefined
}

/** A prepared call, and a key that is equal for calls with equal options. */
export interface Prepared {
  readonly call: PreparedCall
  readonly key: string
  /** Whether it may share the response of an identical call. */
  readonly dedupe: boolean
}

/**
 * Creates a function that prepares the calls of a client.
 *
 * @throws InvalidParameterError naming an invalid option
 */
export function preparing(options: RpcOptions, defaults: RpcSettings) {
  const client = { ...options.transport, ...definedOptions(options) } as RpcOptions
  const { bearerToken, fetch, hooks, baseUrl } = client
  const settings = withOptions(defaultSettings, client)
  const endpointsOf = endpointsAt(client)
  const places = new Map<string, Pick<PreparedCall, "endpoints" | "memory">>()
  const json = { "content-type": "application/json" }
  const shared = mergeHeaders("client", options.transport?.headers, options.headers, json)

  const placeOf = (path: string) => {
    const place = places.get(path) ?? { endpoints: endpointsOf(path), memory: { index: 0 } }
    places.set(path, place)
    return place
  }

  const prepare = (wanted: Wanted, own: RpcCallOptions): Prepared => {
    const { signal, idempotent = wanted.idempotent ?? true } = own
    const isElsewhere = own.baseUrl !== undefined
    const variables = { ...defaults.variables, ...definedOptions(client.variables), ...definedOptions(own.variables) }
    // An exact URL ignores the path, so it needs no variables.
    const path = isElsewhere || baseUrl ? expand(wanted.path, wanted.method, variables) : ""
    const call: PreparedCall = {
      ...(isElsewhere ? { endpoints: endpointsAt(own)(path) } : placeOf(path)),
      head:
        bearerToken === undefined && !own.headers
          ? { headers: shared }
          : async (...attempt) => {
              const token = await present(bearerToken, "bearerToken", ...attempt)
              const bearer = token ? { authorization: `Bearer ${token}` } : {}
              return { headers: mergeHeaders(wanted.method, bearer, shared, own.headers, json) }
            },
      idempotent,
      settings: withOptions(settings, own, wanted.method),
      batch: own.batch ?? client.batch ?? {},
      signal,
      fetch,
      hooks,
    }
    // Headers have several forms, and Infinity (no limit) is not JSON, so both are normalized for the key.
    const { signal: _, idempotent: __, headers, ...others } = own
    const parts = [path, idempotent, headers && mergeHeaders(wanted.method, headers), others]
    const key = JSON.stringify(parts, (_, value) => (value === Infinity ? "Infinity" : value))
    return { call, key, dedupe: (own.dedupe ?? client.dedupe ?? true) && idempotent && !signal }
  }
  // Without options of its own a call of a method is always the same.
  const usual = new WeakMap<Wanted, Prepared>()
  return (wanted: Wanted, own?: RpcCallOptions): Prepared => {
    const prepared = own ? prepare(wanted, own) : (usual.get(wanted) ?? prepare(wanted, {}))
    if (!own) usual.set(wanted, prepared)
    return prepared
  }
}
