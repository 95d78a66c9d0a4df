import { equalBytes, parseHex, parseId, TextError } from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import { shownValue } from "../../core/node/index.ts"
import { hashing } from "../p/keys.ts"

const checksumLength = 4

/** @throws NodeFault unless it is a decimal text or a number, below 2^53. */
export function toHeight(value: unknown, what: string): number {
  const number = typeof value === "string" && /^(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : value
  if (typeof number === "number" && Number.isSafeInteger(number) && number >= 0) return number
  throw nonsense(`${what} is ${shownValue(value)}, not a number below 2^53`)
}

/** @throws NodeFault unless it is a decimal text or an integer, of 64 bits. */
export function toU64(value: unknown, what: string): bigint {
  if (typeof value === "bigint" && value >= 0n && value < 2n ** 64n) return value
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  const number = typeof value === "string" && /^(0|[1-9]\d{0,19})$/.test(value) ? BigInt(value) : 2n ** 64n
  if (number < 2n ** 64n) return number
  throw nonsense(`${what} is ${shownValue(value)}, not an integer of 64 bits`)
}

/** Decodes hex with its checksum. @throws NodeFault if it is invalid. */
export function bytesArgument(value: unknown, what: string): Uint8Array {
  if (typeof value !== "string" || value === "") throw nonsense(`${what} is ${shownValue(value)}, not hex`)
  return checkedBytes(value) ?? readOrNonsense(() => parseHex(value, "hex"), what)
}

/** The same as `parseHex`, but several times as fast, since node:crypto verifies the checksum; undefined where `parseHex` would throw. */
function checkedBytes(hex: string): Uint8Array | undefined {
  const length = hex.length / 2 - 1
  if (length < checksumLength || !Number.isInteger(length) || !hex.startsWith("0x")) return undefined
  // Not part of a pool: sending a view to another thread sends its whole underlying buffer.
  const whole = Buffer.allocUnsafeSlow(length)
  // Writing stops at the first character that is not a digit.
  if (whole.write(hex.slice(2), "hex") !== length) return undefined
  const data = new Uint8Array(whole.buffer, 0, length - checksumLength)
  return equalBytes(hashing.sha256(data).subarray(-checksumLength), whole.subarray(-checksumLength)) ? data : undefined
}

/** Decodes 32 bytes in cb58. @throws NodeFault if they are invalid. */
export function toId(value: unknown, what: string): Uint8Array {
  if (typeof value !== "string" || value.length > 64) throw nonsense(`${what} is ${shownValue(value)}, not an ID`)
  return readOrNonsense(() => parseId(value), what)
}

/** @throws NodeFault unless it is a text of at most `most` characters. */
export function toText(value: unknown, what: string, most = 256): string {
  if (typeof value === "string" && value.length <= most) return value
  throw nonsense(`${what} is ${shownValue(value)}, not a text`)
}

function readOrNonsense<T>(work: () => T, what: string): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof TextError) throw nonsense(`${what}: ${error.message}`)
    throw error
  }
}
