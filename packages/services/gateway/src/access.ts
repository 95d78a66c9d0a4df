import type { IncomingMessage } from "node:http"
import type { Caller, ServiceError } from "@serac/http"

/** Decides who may ask, as the `access` of a data service does. */
export interface GatewayAccess {
  admit(
    request: IncomingMessage,
    use: { readonly scope: "read"; readonly weight: number },
  ): GatewayAdmission | Promise<GatewayAdmission>
}

/** Who asks, what is told of the limits, and why the request is refused, if it is. */
export interface GatewayAdmission {
  readonly caller: Caller
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly refusal?: ServiceError | undefined
}

/** Everybody may ask. */
export const openAccess: GatewayAccess = {
  admit: ({ socket }) => ({
    caller: {
      address: socket.remoteAddress ?? "",
      keyId: undefined,
      orgId: undefined,
      tier: "unauthenticated",
      scopes: ["read"],
    },
    headers: {},
  }),
}
