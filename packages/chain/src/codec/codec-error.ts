/**
 * What is wrong with bytes that cannot be decoded, or with a value that cannot be encoded:
 * - `truncated`: the bytes end before the value does, or a count claims more than what is left can hold;
 * - `trailing-bytes`: the value ends before the bytes do;
 * - `too-large`: more bytes than the format allows;
 * - `unknown-version`: the codec version is not 0;
 * - `unknown-type`: a type id that names nothing on this chain;
 * - `wrong-type`: a type id that names something else than what belongs here;
 * - `nested-lock`: a stakeable lock within a stakeable lock;
 * - `invalid-count`: a count above 2^31-1, or of 0 where something has to be;
 * - `invalid-value`: a byte or a value outside of its range.
 */
export type CodecErrorCode =
  | "truncated"
  | "trailing-bytes"
  | "too-large"
  | "unknown-version"
  | "unknown-type"
  | "wrong-type"
  | "nested-lock"
  | "invalid-count"
  | "invalid-value"

/**
 * Bytes that are not what they should be, or a value that has no bytes. Every `decode…` and `encode…` function throws it,
 * and nothing else.
 *
 * @example
 * ```ts
 * import { CodecError, decodePChainTransaction } from "@serac/chain"
 *
 * try {
 *   decodePChainTransaction(new Uint8Array([0, 0, 0, 0, 0, 6]))
 * } catch (error) {
 *   if (error instanceof CodecError) console.log(error.code, error.path, error.offset) // unknown-type unsigned 2
 * }
 * ```
 */
export class CodecError extends Error {
  override readonly name = "CodecError"
  /** What is wrong, for programs. */
  readonly code: CodecErrorCode
  /** The rule that was broken, without the place. */
  readonly rule: string
  /** Where in the value: `unsigned.outputs[3].output`; empty for the value as a whole. */
  readonly path: string
  /** Where in the bytes that were given; `undefined` when a value was being encoded. */
  readonly offset: number | undefined

  /** @internal */
  constructor(code: CodecErrorCode, rule: string, offset?: number, path = "") {
    const place = [path === "" ? undefined : `at ${path}`, offset === undefined ? undefined : `at byte ${offset}`]
    super([rule, ...place.filter((part) => part !== undefined)].join(", "))
    this.code = code
    this.rule = rule
    this.path = path
    this.offset = offset
  }
}

/** The same error, one step further out: members are joined by dots, indices stand in brackets. */
export const withStep = (error: unknown, step: string | number): unknown => {
  if (!(error instanceof CodecError)) return error
  const head = typeof step === "number" ? `[${step}]` : step
  const joint = error.path === "" || error.path.startsWith("[") ? "" : "."
  return new CodecError(error.code, error.rule, error.offset, `${head}${joint}${error.path}`)
}
