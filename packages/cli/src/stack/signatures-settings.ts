import type { DataServiceOptions } from "@serac/api/data"
import type { Config } from "../config/config.ts"

/** Where signatures come from, as the data service takes it. */
export function signaturesSettings({
  peers,
  endpoints,
  ...others
}: Config["signatures"]): NonNullable<DataServiceOptions["signatures"]> {
  return { ...others, peers: peers === "on", endpoints: endpoints.map(endpointOf) }
}

/** A node ID has no `=`; a URL may have. */
function endpointOf(text: string): { readonly nodeId: string; readonly url: string } {
  const at = text.indexOf("=")
  return { nodeId: text.slice(0, at), url: text.slice(at + 1) }
}
