import type { DataServiceOptions } from "@serac/api/data"
import type { Config } from "../config/config.ts"

/** The data service's settings for signatures. */
export function signaturesSettings({
  peers,
  endpoints,
  ...others
}: Config["signatures"]): NonNullable<DataServiceOptions["signatures"]> {
  return { ...others, peers: peers === "on", endpoints: endpoints.map(endpointOf) }
}

/** Splits `nodeId=URL` at the first `=`: a node ID contains none, a URL may. */
function endpointOf(text: string): { readonly nodeId: string; readonly url: string } {
  const at = text.indexOf("=")
  return { nodeId: text.slice(0, at), url: text.slice(at + 1) }
}
