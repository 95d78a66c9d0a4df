import {
  type Eip1193Provider,
  fromProvider,
  type HeadersOption,
  type RpcClientSettings,
  type RpcOptions,
} from "@serac/client/rpc"

/**
 * A viem client of any kind and version: what actions need of it.
 *
 * @example
 * ```ts
 * import { subnetEvmActions, type ViemClient } from "@serac/viem"
 *
 * const gasLimit = async (client: ViemClient) => (await subnetEvmActions()(client).feeConfig()).feeConfig.gasLimit
 * ```
 */
export interface ViemClient extends Eip1193Provider {
  /** Its transport, as viem describes it. */
  readonly transport?: object
}

/**
 * How actions reach what a node serves beside the chain's own interface. Settings are those of our clients.
 *
 * @example
 * ```ts
 * import type { NodeOptions } from "@serac/viem"
 *
 * const options: NodeOptions = { baseUrl: "http://127.0.0.1:9650", timeout: 5_000 }
 * ```
 */
export interface NodeOptions extends Omit<RpcClientSettings, "dialect"> {
  /** The node's base URL, or several. Default: what stands before `/ext/` in the URL of the client's HTTP transport. */
  readonly baseUrl?: string | readonly string[]
}

interface TransportValue {
  readonly url?: string
  readonly fetchOptions?: { readonly headers?: HeadersInit }
}

/** What `client.transport` may hold: that of viem's `http`, or of its `fallback`. */
interface KnownTransport extends TransportValue {
  readonly type?: string
  readonly transports?: readonly { readonly config?: { readonly type?: string }; readonly value?: TransportValue }[]
}

/**
 * Options of a client that asks the node of a viem client: at its URLs, with the headers of the transport, where the transport
 * is HTTP or a fallback of such; else over the client itself, which then has to know where each method belongs.
 */
export function nodeOptions(client: ViemClient, { baseUrl, fetch, ...settings }: NodeOptions = {}): RpcOptions {
  const { type, transports = [], ...own }: KnownTransport = client.transport ?? {}
  const values =
    type === "http" ? [own] : transports.flatMap(({ config, value }) => (config?.type === "http" ? [value] : []))
  const urls = values.flatMap((value) => value?.url ?? [])
  const at = baseUrl ?? urls.map(nodeBaseUrl)
  if (at.length === 0) return { ...settings, transport: fromProvider(client) }
  // The headers of one of several transports are not for the others.
  const sent = baseUrl === undefined && urls.length === 1 ? values[0]?.fetchOptions?.headers : undefined
  const headers = { ...plainHeaders(sent), ...plainHeaders(settings.headers) }
  return { ...settings, baseUrl: at, headers, fetch }
}

const plainHeaders = (headers: HeadersOption = {}) =>
  headers instanceof Headers || Array.isArray(headers) ? Object.fromEntries(new Headers(headers)) : headers

/** The blockchain that a client's transport asks, by the path of its URL: `C` of `http://127.0.0.1:9650/ext/bc/C/rpc`. */
export function blockchainOf({ transport = {} }: ViemClient): string | undefined {
  const { url, transports = [] }: KnownTransport = transport
  const [, id] = /\/ext\/bc\/([^/?#]+)\/rpc/.exec(url ?? transports[0]?.value?.url ?? "") ?? []
  return id === undefined ? undefined : decodeURIComponent(id)
}

/** The URL without the path from `/ext/` on; a query stays, since it may hold a key that every path needs. */
function nodeBaseUrl(text: string): string {
  const url = new URL(text)
  url.pathname = url.pathname.replace(/\/ext\/.*$/, "")
  return url.href
}
