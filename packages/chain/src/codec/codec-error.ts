/**
 * The reason why bytes cannot be decoded, or a value cannot be encoded:
 * - `truncated`: the bytes end before the value does, or a count exceeds the remaining bytes;
 * - `trailing-bytes`: the value ends before the bytes do;
 * - `too-large`: more bytes than the format allows;
 * - `unknown-version`: the codec version is not 0;
 * - `unknown-type`: a type id that does not exist on this chain;
 * - `wrong-type`: a type id that is not allowed here;
 * - `nested-lock`: a stakeable lock within a stakeable lock;
 * - `invalid-count`: a count above 2^31-1, or of 0 where at least one element is required;
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
 * Thrown for malformed bytes, or for a value that cannot be encoded. Every `decode…` and `encode…` function throws it,
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
  /** The reason, for programs. */
  readonly code: CodecErrorCode
  /** The broken rule, without the position. */
  readonly rule: string
  /** The position in the value: `unsigned.outputs[3].output`; empty for the value as a whole. */
  readonly path: string
  /** The position in the given bytes; `undefined` for an error of encoding. */
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

/** Prepends a step to the error's path: a member name, or an index in brackets. */
export const withStep = (error: unknown, step: string | number): unknown => {
  if (!(error instanceof CodecError)) return error
  const head = typeof step === "number" ? `[${step}]` : step
  const joint = error.path === "" || error.path.startsWith("[") ? "" : "."
  return new CodecError(error.code, error.rule, error.offset, `${head}${joint}${error.path}`)
}
