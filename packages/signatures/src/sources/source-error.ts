/**
 * The reason why a validator gave no signature: `refused` (by the validator), `unreachable` (no connection, or it broke), `late` (no answer in
 * time), `no-address` (its address is unknown).
 */
export type SourceErrorCode = "refused" | "unreachable" | "late" | "no-address"

/**
 * Thrown when a validator gives no signature. The validator's own text is in `said`.
 *
 * @example
 * import { SourceError } from "@serac/signatures"
 *
 * new SourceError("refused", { said: "unknown message" }).said // "unknown message"
 */
export class SourceError extends Error {
  override readonly name = "SourceError"
  readonly code: SourceErrorCode
  /** The unescaped text of the validator. */
  readonly said: string | undefined
  /** The code of a refusal: as ACP-118 and the chain define it over the peer network, as JSON-RPC does by HTTP. */
  readonly number: number | undefined

  constructor(
    code: SourceErrorCode,
    { said, number, cause }: { readonly said?: string; readonly number?: number; readonly cause?: unknown } = {},
  ) {
    super(said === undefined ? code : `${code}: ${said}`, { cause })
    this.code = code
    this.said = said
    this.number = number
  }
}
