import { type EndpointOptions, NodeEndpoint } from "../../core/node/index.ts"
import { ByNameEndpoint, type ByNameEndpointOptions } from "./by-name-endpoint.ts"

/** One node URL, used for the C-Chain. */
export class CEndpoint extends NodeEndpoint {
  /** The same node, for calls with named parameters. */
  readonly nodeEndpoint: ByNameEndpoint

  /** @param options - `url` is the node's base URL. */
  constructor(options: EndpointOptions & ByNameEndpointOptions) {
    super({ ...options, url: under(options.url, "/ext/bc/C/rpc") })
    this.nodeEndpoint = new ByNameEndpoint(options)
  }
}

/** Appends a path to a base URL; the URL's query, which may be a key, stays at the end. */
function under(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}
