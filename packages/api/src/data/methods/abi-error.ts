/**
 * An ABI that is not one: which file, which of its entries, and what rule that breaks.
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
  /** Position in the ABI, from 0; undefined where the file as a whole is wrong. */
  readonly entry: number | undefined
  readonly rule: string

  constructor(file: string, entry: number | undefined, rule: string, options?: { readonly cause?: unknown }) {
    super(`${file}: ${entry === undefined ? "" : `entry ${entry}: `}${rule}`, options)
    this.file = file
    this.entry = entry
    this.rule = rule
  }
}
