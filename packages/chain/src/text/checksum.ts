import { sha256Tail } from "./short-sha256.ts"
import { TextError } from "./text-error.ts"

/** The length of the checksum of cb58 and hex: the last four bytes of the data's sha256. */
export const checksumLength = 4

/** Appends the checksum to data. */
export function withChecksum(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  const whole = new Uint8Array(length + checksumLength)
  whole.set(bytes)
  const tail = sha256Tail(bytes)
  whole[length] = tail >>> 24
  whole[length + 1] = tail >>> 16
  whole[length + 2] = tail >>> 8
  whole[length + 3] = tail
  return whole
}

/** Verifies and removes the checksum. @throws {TextError} `length`, `checksum` */
export function withoutChecksum(whole: Uint8Array): Uint8Array {
  const length = whole.length - checksumLength
  if (length < 0) throw new TextError("length", "The text is too short for a checksum of 4 bytes")
  const bytes = whole.subarray(0, length)
  const tail = sha256Tail(bytes)
  for (let i = 0; i < checksumLength; i++) {
    if (whole[length + i] !== ((tail >>> (24 - 8 * i)) & 0xff)) {
      throw new TextError("checksum", "The checksum does not belong to the data")
    }
  }
  return bytes
}
