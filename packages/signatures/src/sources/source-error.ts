/**
 * Why a validator gave no signature: `refused` (it said so), `unreachable` (no connection, or it broke), `late` (no answer in time), `no-address`
 * (nobody knows where it is).
 */
export type SourceErrorCode = "refused" | "unreachable" | "late" | "no-address"

/**
 * Thrown when a validator gives no signature. What it said itself is in `said`.
 *
 * @example
 * import { SourceError } from "@serac/signatures"
 *
 * new SourceError("refused", { said: "unknown message" }).said // "unknown message"
 */
export class SourceError extends Error {
  override readonly name = "SourceError"
  readonly code: SourceErrorCode
  /** A stranger's words, as they came. */
  readonly said: string | undefined
  /** The number of a refusal: as ACP-118 and the chain define them over the peer network, as JSON-RPC does by HTTP. */
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
