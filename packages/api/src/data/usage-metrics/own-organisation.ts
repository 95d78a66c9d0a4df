import { type Caller, givenText, ServiceError } from "@serac/server/http"
import { anonymous } from "@serac/server/usage"

/**
 * The organisation whose usage a caller may read: the caller's own, whether or not the request names it.
 *
 * @throws a 403 where the request names another organisation
 */
export function ownOrganisation(asked: string | undefined, { orgId = anonymous }: Caller): string {
  if (asked === undefined || asked === orgId) return orgId
  throw new ServiceError(403, `usage of organisation ${givenText(asked)} is told to its own keys only`)
}
