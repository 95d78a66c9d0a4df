import {
  type Eip1193Provider,
  fromProvider,
  type HeadersOption,
  type RpcClientSettings,
  type RpcOptions,
} from "@serac/client/rpc"

/**
 * The part of a viem client that actions use, common to all kinds and versions of clients.
 *
 * @example
 * ```ts
 * import { subnetEvmActions, type ViemClient } from "@serac/viem"
 *
 * const gasLimit = async (client: ViemClient) => (await subnetEvmActions()(client).feeConfig()).feeConfig.gasLimit
 * ```
 */
export interface ViemClient extends Eip1193Provider {
  /** Its transport, in viem's format. */
  readonly transport?: object
}

/**
 * Options for reaching the interfaces of a node other than the chain's own. The settings are those of the Serac clients.
 *
 * @example
 * ```ts
 * import type { NodeOptions } from "@serac/viem"
 *
 * const options: NodeOptions = { baseUrl: "http://127.0.0.1:9650", timeout: 5_000 }
 * ```
 */
export interface NodeOptions extends Omit<RpcClientSettings, "dialect"> {
  /** The node's base URL, or several. Default: the part before `/ext/` of the URL of the client's HTTP transport. */
  readonly baseUrl?: string | readonly string[]
}

interface TransportValue {
  readonly url?: string
  readonly fetchOptions?: { readonly headers?: HeadersInit }
}

/** The value of `client.transport`, for viem's `http` and `fallback`. */
interface KnownTransport extends TransportValue {
  readonly type?: string
  readonly transports?: readonly { readonly config?: { readonly type?: string }; readonly value?: TransportValue }[]
}

/**
 * Options of a client for the node of a viem client. If the transport is HTTP, or a fallback of HTTP transports, requests go to
 * its URLs, with its headers. Otherwise they go through the viem client itself, which must then route each method correctly.
 */
export function nodeOptions(client: ViemClient, { baseUrl, fetch, ...settings }: NodeOptions = {}): RpcOptions {
  const { type, transports = [], ...own }: KnownTransport = client.transport ?? {}
  const values =
    type === "http" ? [own] : transports.flatMap(({ config, value }) => (config?.type === "http" ? [value] : []))
  const urls = values.flatMap((value) => value?.url ?? [])
  const at = baseUrl ?? urls.map(nodeBaseUrl)
  if (at.length === 0) return { ...settings, transport: fromProvider(client) }
  // With several transports, the headers of one must not be sent to the others.
  const sent = baseUrl === undefined && urls.length === 1 ? values[0]?.fetchOptions?.headers : undefined
  const headers = { ...plainHeaders(sent), ...plainHeaders(settings.headers) }
  return { ...settings, baseUrl: at, headers, fetch }
}

const plainHeaders = (headers: HeadersOption = {}) =>
  headers instanceof Headers || Array.isArray(headers) ? Object.fromEntries(new Headers(headers)) : headers

/** The blockchain of a client's transport, from the path of its URL: `C` for `http://127.0.0.1:9650/ext/bc/C/rpc`. */
export function blockchainOf({ transport = {} }: ViemClient): string | undefined {
  const { url, transports = [] }: KnownTransport = transport
  const [, id] = /\/ext\/bc\/([^/?#]+)\/rpc/.exec(url ?? transports[0]?.value?.url ?? "") ?? []
  return id === undefined ? undefined : decodeURIComponent(id)
}

/** The URL without the path from `/ext/` on. A query is kept, since it may contain an API key. */
function nodeBaseUrl(text: string): string {
  const url = new URL(text)
  url.pathname = url.pathname.replace(/\/ext\/.*$/, "")
  return url.href
}
