import { recheckPeriod } from "./reconciliation/recheck.ts"
import { indexingSettings } from "./settings.ts"

/** @throws TypeError unless `reconciliation` is `on`, `off` or undefined, and `recheck` a number of hours or days, or undefined. */
export function checkReconciliation({
  reconciliation,
  recheck = indexingSettings.recheck.default,
}: {
  readonly reconciliation?: string | undefined
  readonly recheck?: string | undefined
}): void {
  recheckPeriod(recheck)
  if (reconciliation !== undefined && reconciliation !== "on" && reconciliation !== "off")
    throw new TypeError('reconciliation must be "on" or "off"')
}

/** @throws TypeError for a defined value that is not a positive integer. */
export function checkPositive(values: Readonly<Record<string, number | undefined>>): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 1))
      throw new TypeError(`${name} must be a positive integer`)
}

/** @throws TypeError unless `verify` is one of the values of its setting, or undefined. */
export function checkVerify({
  verify = indexingSettings.verify.default,
}: {
  readonly verify?: string | undefined
}): void {
  const extents: readonly string[] = indexingSettings.verify.enum
  if (!extents.includes(verify))
    throw new TypeError(`verify must be ${extents.map((extent) => `"${extent}"`).join(" or ")}`)
}
