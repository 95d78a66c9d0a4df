import { type Access, keylessTier, scopes } from "@serac/server/http"

/** Admits every request. */
export const openAccess: Access = {
  admit: ({ socket }) => ({
    caller: { address: socket.remoteAddress ?? "", keyId: undefined, orgId: undefined, tier: keylessTier, scopes },
  }),
}
