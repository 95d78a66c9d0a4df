import type { components } from "@serac/data/types"
import { ServiceError } from "@serac/server/http"
import type { Check } from "@serac/server/monitoring"

type HealthCheck = components["schemas"]["HealthCheck"]

/** Maximum names of parts in a message. */
const maxNames = 10

/**
 * The health response for callers.
 *
 * @throws a 503 with the parts that are down, where the service is not `ready`.
 */
export function healthAnswer(checks: readonly Check[], ready: boolean): HealthCheck {
  const down = checks.filter(({ isUp }) => !isUp)
  if (!ready) throw new ServiceError(503, `this service is not ready: ${checkNames(down)}`, { retryAfter: 5 })
  return {
    status: down.length === 0 ? "ok" : "error",
    info: checkDetails(checks.filter(({ isUp }) => isUp)),
    error: checkDetails(down),
    details: checkDetails(checks),
  }
}

function checkDetails(checks: readonly Check[]): NonNullable<HealthCheck["details"]> {
  return Object.fromEntries(checks.map(({ name, isUp }) => [name, { status: isUp ? "up" : "down" }]))
}

function checkNames(checks: readonly Check[]): string {
  const names = checks.map(({ name }) => name)
  const more = names.length - maxNames
  return more > 0 ? `${names.slice(0, maxNames).join(", ")} and ${more} more` : names.join(", ")
}
