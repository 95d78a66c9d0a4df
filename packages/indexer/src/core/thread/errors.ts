import { ChainLockedError, NotConsecutiveError, ReorgTooDeepError, StoreVersionError } from "@serac/store"
import { NodesDifferError } from "../nodes-differ-error.ts"
import { WrongChainError } from "../wrong-chain-error.ts"

/** An error as sent to another thread; messages between threads lose classes. */
export interface PlainError {
  readonly name: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
}

const storeErrors = [
  ChainLockedError,
  NodesDifferError,
  NotConsecutiveError,
  ReorgTooDeepError,
  StoreVersionError,
  WrongChainError,
]

/** Converts an error, or any thrown value, for another thread. */
export function toPlainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) }
  const { name, message, stack } = error
  const { code } = error as { code?: unknown }
  return { name, message, ...(typeof code === "string" ? { code } : {}), ...(stack === undefined ? {} : { stack }) }
}

/** Restores the error, in its own class if callers distinguish that class. */
export function fromPlainError({ name, message, code, stack }: PlainError): Error {
  const Known = storeErrors.find((one) => one.name === name)
  const error = Known
    ? new Known(message)
    : Object.assign(new Error(message), { name }, code === undefined ? {} : { code })
  if (stack !== undefined) error.stack = stack
  return error
}
