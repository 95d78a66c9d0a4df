import { ConfigError } from "./config/config-error.ts"

/** Warns if every address counts as a trusted proxy. Throws {@link ConfigError} for an invalid address or range. */
export async function warnIfEverybodyIsTrusted(ranges: readonly string[], warn: (line: string) => void): Promise<void> {
  if (ranges.length === 0) return
  const { trustsEverybody } = await import("@serac/server/http")
  try {
    if (!trustsEverybody(ranges)) return
  } catch (error) {
    throw error instanceof RangeError ? new ConfigError([`access.trustedProxies: ${error.message}`], true) : error
  }
  warn(
    "access.trustedProxies are all addresses: every caller can claim any other's, so that limits by address limit nobody",
  )
}
