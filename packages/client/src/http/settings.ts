import { invalidParameter } from "./errors/invalid-parameter-error.ts"
import type { RetryOptions, SharedOptions } from "./options.ts"

/** The options of a call with all defaults filled in. */
export interface HttpSettings {
  readonly timeout: number
  readonly totalTimeout: number
  readonly maxResponseBytes: number
  readonly retry: Required<{ readonly [Name in keyof RetryOptions]: number }>
}

/** The default options. */
export const defaultSettings: HttpSettings = {
  timeout: 30_000,
  totalTimeout: 120_000,
  maxResponseBytes: 2 ** 26,
  retry: { attempts: 3, delay: 500, maxDelay: 30_000 },
}

/**
 * Merges options over settings.
 *
 * @throws InvalidParameterError naming an option that is not a valid number
 */
export function withOptions(base: HttpSettings, options: SharedOptions, operation = "client"): HttpSettings {
  const { timeout, totalTimeout, maxResponseBytes, retry = {} } = options
  if ((timeout ?? totalTimeout ?? maxResponseBytes ?? options.retry) === undefined) return base
  const settings = {
    ...base,
    ...definedOptions({ timeout, totalTimeout, maxResponseBytes }),
    retry: { ...base.retry, ...definedOptions(retry || { attempts: 1 }) },
  }
  const positive = { timeout: settings.timeout, totalTimeout: settings.totalTimeout, attempts: settings.retry.attempts }
  for (const [name, value] of Object.entries(positive))
    if (typeof value !== "number" || !(value > 0)) throw invalidParameter(operation, name, "must be a number above 0")
  return settings
}

/** The members that are not undefined, so that undefined does not override other settings. */
export const definedOptions = <T extends object>(
  options: T | undefined,
): { [Name in keyof T]?: NonNullable<T[Name]> } =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined)) as never
