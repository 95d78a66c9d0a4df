import { untrustedText } from "./strangers-text.ts"

/** The reason of a failed transaction, in the shape of `RevertReason` of the document. */
export interface RevertReason {
  readonly error: string
  readonly message?: string
  readonly data?: string
}

/** Maximum lengths, as in the document: characters, and bytes of `data`. */
const longestRevertParts = { error: 256, message: 1_024, data: 1_024 }

/** Selectors of `Error(string)` and `Panic(uint256)`. */
const selectors = { error: "0x08c379a0", panic: "0x4e487b71" }
const wordDigits = 64

/** The panic codes of the Solidity documentation (Control Structures, Panic via assert and Error via require), in the texts of nodes. */
const panics: ReadonlyMap<bigint, string> = new Map([
  [0x00n, "generic panic"],
  [0x01n, "assert(false)"],
  [0x11n, "arithmetic underflow or overflow"],
  [0x12n, "division or modulo by zero"],
  [0x21n, "enum overflow"],
  [0x22n, "invalid encoded storage byte array accessed"],
  [0x31n, "out-of-bounds array access; popping on an empty array"],
  [0x32n, "out-of-bounds access of an array or bytesN"],
  [0x41n, "out of memory"],
  [0x51n, "uninitialized function"],
])

/**
 * Reads the reason of a failed transaction.
 *
 * Decodes only as much as is shown, however long the contract's output is.
 *
 * @param trace - the outermost call, as returned by the node's tracer `callTracer`.
 * @returns undefined where the trace has no error.
 */
export function revertReason(trace: unknown): RevertReason | undefined {
  const told = Object(trace) as Readonly<Record<string, unknown>>
  const error = revertText(told.error, longestRevertParts.error)
  if (error === undefined) return undefined
  const output = typeof told.output === "string" ? told.output : "0x"
  const message = revertText(saidBy(output) ?? told.revertReason, longestRevertParts.message)
  const data = output.slice(0, 2 + 2 * longestRevertParts.data).toLowerCase()
  return {
    error,
    ...(message !== undefined && { message }),
    ...(/^0x([0-9a-f]{2})+$/.test(data) && { data }),
  }
}

/** The message of a contract's output in one of the two standard forms; undefined for another form, or a truncated one. */
function saidBy(output: string): string | undefined {
  const selector = output.slice(0, 10).toLowerCase()
  const body = output.slice(10)
  if (selector === selectors.panic) return meaningOf(wordAt(body, 0))
  if (selector !== selectors.error) return undefined
  const offset = placeAt(body, 0)
  const length = offset === undefined ? undefined : placeAt(body, 2 * offset)
  if (offset === undefined || length === undefined) return undefined
  const from = 2 * offset + wordDigits
  if (from + 2 * length > body.length) return undefined
  // Decodes more than is shown, since some of it may be removed, and to keep the last character whole.
  return Buffer.from(body.slice(from, from + 2 * Math.min(length, 16 * longestRevertParts.message)), "hex").toString(
    "utf8",
  )
}

function meaningOf(code: bigint | undefined): string | undefined {
  if (code === undefined) return undefined
  return panics.get(code) ?? `unknown panic code: 0x${code.toString(16)}`
}

/** A number of bytes, undefined if it exceeds the length of the body. */
function placeAt(body: string, at: number): number | undefined {
  const value = wordAt(body, at)
  return value === undefined || value > BigInt(body.length) ? undefined : Number(value)
}

function wordAt(body: string, at: number): bigint | undefined {
  const digits = body.slice(at, at + wordDigits)
  return /^[0-9a-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : undefined
}

/** Undefined for a value that is not text, or has no visible character. */
function revertText(told: unknown, length: number): string | undefined {
  return typeof told === "string" ? untrustedText(told, length) || undefined : undefined
}
