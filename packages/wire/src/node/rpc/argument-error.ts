import type { JsonValue } from "../json/json-value.ts"

/** Thrown by a reader when an argument is not what it should be. By position its message is shown, by name it is not. */
export class ArgumentError extends Error {
  override readonly name: string = "ArgumentError"
  /** What does not fit into which type of Go, where it is that kind of error. */
  readonly mismatch: { readonly value: string; readonly type: string } | undefined

  constructor(message: string, mismatch?: ArgumentError["mismatch"]) {
    super(message)
    this.mismatch = mismatch
  }

  /** Go's words for a value that does not fit into a type. */
  static mismatched(value: string, type: string): ArgumentError {
    return new ArgumentError(`json: cannot unmarshal ${value} into Go value of type ${type}`, { value, type })
  }

  /** Go's words for a JSON value of another kind than the type. */
  static ofKind({ kind }: JsonValue, type: string): ArgumentError {
    return ArgumentError.mismatched(kind, type)
  }

  /** The same error when it is about a field of a struct. */
  within(struct: string, field: string): ArgumentError {
    if (this.mismatch === undefined) return this
    const { value, type } = this.mismatch
    return new ArgumentError(`json: cannot unmarshal ${value} into Go struct field ${struct}.${field} of type ${type}`)
  }
}

/** Thrown by a reader of a required argument by position when there is none. */
export class MissingArgument extends ArgumentError {
  override readonly name = "MissingArgument"

  constructor() {
    super("missing value for required argument")
  }
}
