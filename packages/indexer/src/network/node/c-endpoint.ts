import { type EndpointOptions, NodeEndpoint } from "../../core/node/index.ts"
import { ByNameEndpoint, type ByNameEndpointOptions } from "./by-name-endpoint.ts"

/** One node URL as far as the C-Chain is asked there. */
export class CEndpoint extends NodeEndpoint {
  /** The same node, for what is asked of it by named parameters. */
  readonly nodeEndpoint: ByNameEndpoint

  /** @param options - `url` is the node's base URL. */
  constructor(options: EndpointOptions & ByNameEndpointOptions) {
    super({ ...options, url: under(options.url, "/ext/bc/C/rpc") })
    this.nodeEndpoint = new ByNameEndpoint(options)
  }
}

/** A path under a base URL; a query, which may be a key, stays at the end. */
function under(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}
