/**
 * Thrown for an invalid ABI: names the file, the entry and the broken rule.
 *
 * @example
 * ```ts
 * import { AbiError } from "@serac/api/data"
 *
 * const error = new AbiError("vault.json", 3, "name must be an identifier")
 * console.log(error.message) // vault.json: entry 3: name must be an identifier
 * ```
 */
export class AbiError extends Error {
  override readonly name = "AbiError"
  readonly code = "ABI"
  readonly file: string
  /** Index of the entry, from 0; undefined where the whole file is invalid. */
  readonly entry: number | undefined
  readonly rule: string

  constructor(file: string, entry: number | undefined, rule: string, options?: { readonly cause?: unknown }) {
    super(`${file}: ${entry === undefined ? "" : `entry ${entry}: `}${rule}`, options)
    this.file = file
    this.entry = entry
    this.rule = rule
  }
}
