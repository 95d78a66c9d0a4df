import type { OpenedAccess } from "@serac/server/access"
import type { Store } from "@serac/store"
import type { AccessConfig } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import type { Logger } from "../log/logger.ts"

/** Creates the access control of the services. Throws {@link ConfigError} for errors that the schema cannot detect. */
export async function openServiceAccess(
  { access, workers }: { readonly access: AccessConfig; readonly workers: number },
  store: Store,
  logger: Logger,
): Promise<OpenedAccess> {
  const { openAccess } = await import("@serac/server/access")
  const { keys, keyRequired, limits, reindexesPerHour, trustedProxies } = access
  const { metrics, ...tiers } = access.tiers ?? {}
  try {
    return await openAccess({
      store,
      keys: keys === "on",
      keyRequired,
      limits: limits === "on",
      tiers,
      ...(metrics === undefined ? {} : { metricsQuotas: metrics }),
      reindexesPerHour,
      counters: countersOf(access, workers),
      trustedProxies,
      warn: (message, cause) => logger.warn(cause === undefined ? {} : { err: cause }, message),
    })
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigError([`access.trustedProxies: ${error.message}`], true)
    throw error
  }
}

function countersOf({ counters, redis }: AccessConfig, workers: number) {
  if (counters === "redis" && redis !== undefined) return { redis }
  if (counters === "store" || (counters === "auto" && workers > 1)) return "store"
  return "memory"
}
