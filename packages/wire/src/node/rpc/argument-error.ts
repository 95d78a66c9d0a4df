import type { JsonValue } from "../json/json-value.ts"

/** Thrown by a reader for an invalid argument. Positional methods return its message, by-name methods do not. */
export class ArgumentError extends Error {
  override readonly name: string = "ArgumentError"
  /** The value, and the Go type that it does not fit, for errors of that kind. */
  readonly mismatch: { readonly value: string; readonly type: string } | undefined

  constructor(message: string, mismatch?: ArgumentError["mismatch"]) {
    super(message)
    this.mismatch = mismatch
  }

  /** Go's error for a value that does not fit a type. */
  static mismatched(value: string, type: string): ArgumentError {
    return new ArgumentError(`json: cannot unmarshal ${value} into Go value of type ${type}`, { value, type })
  }

  /** Go's error for a JSON value of another kind than the type. */
  static ofKind({ kind }: JsonValue, type: string): ArgumentError {
    return ArgumentError.mismatched(kind, type)
  }

  /** The error with the struct and field to which it belongs. */
  within(struct: string, field: string): ArgumentError {
    if (this.mismatch === undefined) return this
    const { value, type } = this.mismatch
    return new ArgumentError(`json: cannot unmarshal ${value} into Go struct field ${struct}.${field} of type ${type}`)
  }
}

/** Thrown by a reader for a missing required argument of a positional method. */
export class MissingArgument extends ArgumentError {
  override readonly name = "MissingArgument"

  constructor() {
    super("missing value for required argument")
  }
}
