import { type Caller, givenText, ServiceError } from "@serac/server/http"
import { anonymous } from "@serac/server/usage"

/**
 * The organisation whose usage a caller is told: the own one, by whatever name it is asked for.
 *
 * @throws a 403 where another one is asked for
 */
export function ownOrganisation(asked: string | undefined, { orgId = anonymous }: Caller): string {
  if (asked === undefined || asked === orgId) return orgId
  throw new ServiceError(403, `usage of organisation ${givenText(asked)} is told to its own keys only`)
}
