import type { RestCore, RestOptions } from "@serac/client/rest"
import type { RpcCore, RpcOptions } from "@serac/client/rpc"
import { clientPackages } from "../generated/apis.ts"
import type { ApiOptions } from "../options.ts"
import type { ApiName } from "./api-name.ts"
import type { CallResult, OfferedApi } from "./offered-api.ts"

/** Models wait for their tools, so calls have short timeouts. */
const limits = { timeout: 15_000, totalTimeout: 45_000, maxResponseBytes: 8 * 1024 * 1024 } as const

/** The constructors of an API's bare clients, one for each of its documents. */
interface Constructors {
  readonly openapi?: (options: RestOptions) => Pick<RestCore, "call">
  readonly openrpc?: (options: RpcOptions) => Pick<RpcCore, "call">
}

/** Creates the function that calls operations of an API, with the retries, timeouts and errors of the API's own client. */
export function clientOf(name: ApiName, own: ApiOptions, fetch?: typeof globalThis.fetch): OfferedApi["call"] {
  const { openapi, openrpc }: Constructors = clientPackages[name]
  const rest = openapi?.(restOptions(own, fetch))
  const rpc = openrpc?.(rpcOptions(own, fetch))
  return async (operation, parameters, { signal, variables } = {}): Promise<CallResult> => {
    const options = { ...(signal !== undefined && { signal }) }
    if (operation.kind === "rest") {
      if (rest === undefined) throw new TypeError(`${name} has no REST operations`)
      const { data, status, response } = await rest.call(operation.descriptor, parameters, options).withResponse()
      return { data, status, headers: response.headers }
    }
    if (rpc === undefined) throw new TypeError(`${name} has no JSON-RPC methods`)
    const data = await rpc.call(operation.descriptor, parameters, {
      ...options,
      ...(variables !== undefined && { variables }),
    })
    return { data, status: 200 }
  }
}

function restOptions({ baseUrl, apiKey }: ApiOptions, fetch: typeof globalThis.fetch | undefined): RestOptions {
  return { ...limits, baseUrl, ...(apiKey !== undefined && { apiKey }), ...(fetch !== undefined && { fetch }) }
}

function rpcOptions({ baseUrl, isEndpoint }: ApiOptions, fetch: typeof globalThis.fetch | undefined): RpcOptions {
  const settings = { ...limits, ...(fetch !== undefined && { fetch }) }
  return isEndpoint === true ? { ...settings, endpoint: baseUrl } : { ...settings, baseUrl }
}
