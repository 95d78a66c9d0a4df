import { StatementTimeoutError, StoreClosedError, StoreVersionError } from "../errors.ts"

/** An error in the form in which it is sent between processes. */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  /** SQLite's extended result code. */
  readonly errcode: number | undefined
}

const classes: Readonly<Record<string, new (message: string) => Error>> = {
  RangeError,
  StatementTimeoutError,
  StoreClosedError,
  StoreVersionError,
  TypeError,
}

/** Converts an error for another process. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return plainError(new Error(String(error)))
  const { name, message, stack, errcode } = error as Error & { readonly errcode?: number }
  return { name, message, stack, errcode }
}

/** Restores an error of another process. */
export function revivedError({ name, message, stack, errcode }: PlainError): Error {
  const error = new (classes[name] ?? Error)(message)
  if (stack !== undefined) error.stack = stack
  return errcode === undefined ? error : Object.assign(error, { errcode })
}
