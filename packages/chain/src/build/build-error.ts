/** Why a transaction cannot be built or signed: see {@link BuildError}. */
export type BuildErrorCode = "insufficient-funds" | "not-authorized" | "not-found" | "missing-key" | "unsupported"

/**
 * Thrown when a transaction cannot be built or signed: `insufficient-funds` (the unspent outputs do not cover amounts and
 * fee), `not-authorized` (fewer addresses than the threshold, or the lock time has not passed), `not-found` (nothing to
 * import, mint, move or burn), `missing-key` (no key for an address that must sign), `unsupported` (no network accepts the transaction).
 *
 * @example
 * import { BuildError, buildXChainBaseTx, type XChainContext } from "@serac/chain"
 *
 * function send(context: XChainContext, to: Uint8Array) {
 *   try {
 *     return buildXChainBaseTx(context, { utxos: [], addresses: [to] }, { outputs: [{ to, amount: 1n }] })
 *   } catch (error) {
 *     if (error instanceof BuildError && error.code === "insufficient-funds") return undefined
 *     throw error
 *   }
 * }
 */
export class BuildError extends Error {
  override readonly name = "BuildError"
  readonly code: BuildErrorCode

  constructor(code: BuildErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
