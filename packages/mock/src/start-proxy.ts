import { type Api, documentFile, documentsOf } from "./apis.ts"
import { type ListeningServer, type ListenOptions, listenMock, loopback } from "./http/listen.ts"
import { rpcProxy } from "./openrpc/proxy.ts"
import { type ProxyOptions, prismProxy } from "./prism/proxy.ts"
import { splitServer } from "./split-server.ts"

/** A running proxy of an API. */
export interface Proxy extends ListeningServer {
  readonly api: Api
}

/**
 * Starts a proxy that validates a real server's traffic against the API's document: for OpenAPI `prism proxy` in a separate
 * process, for OpenRPC this package's own proxy. Traffic is passed on unchanged, with violations listed in the `sl-violations` header.
 *
 * @throws ListenError when the port is taken or the host is not this machine's
 * @throws PrismError when Prism cannot start
 * @throws TypeError when `upstream` is not an http or https URL
 * @example
 * import { startProxy } from "@serac/mock"
 *
 * const proxy = await startProxy("x-chain", { upstream: "http://127.0.0.1:9650", log: console.warn })
 * console.log(proxy.url)
 * await proxy.close()
 */
export async function startProxy(api: Api, options: ProxyOptions): Promise<Proxy> {
  const { protocol } = new URL(options.upstream)
  if (protocol !== "http:" && protocol !== "https:") throw new TypeError(`${options.upstream} is not an http(s) URL`)
  const { openrpc } = await documentsOf(api)
  const file = documentFile(api, "openapi")
  const { host = loopback, port = 0 } = options
  const at: ListenOptions = { host, port }
  const rpc = openrpc && rpcProxy(openrpc, options)
  const prism = (where: ListenOptions) => prismProxy(file as string, { ...options, host, ...where })
  if (rpc === undefined) return { api, ...(await prism(at)) }
  if (file === undefined) return { api, ...(await listenMock(rpc.handle, at)) }
  return { api, ...(await splitServer(rpc, await prism({ host: loopback, port: 0 }), at)) }
}
