import { nonsense } from "../../core/index.ts"
import { shownValue } from "../../core/node/index.ts"

const hexBytes = /^0x(?:[0-9a-f]{2})*$/i
const upTo256Bits = /^0x[0-9a-f]{1,64}$/i

/** Bytes of hexadecimal text. @throws NodeFault for anything else. */
export function dataBytes(value: unknown, what: string): Uint8Array {
  if (typeof value === "string" && hexBytes.test(value)) return Buffer.from(value.slice(2), "hex")
  throw nonsense(`${what} is ${shownValue(value)}, not bytes`)
}

/** The same; undefined where there is none. */
export function optionalBytes(value: unknown, what: string): Uint8Array | undefined {
  return value === undefined || value === null ? undefined : dataBytes(value, what)
}

/** An integer of at most 256 bits. @throws NodeFault for anything else. */
export function wideInteger(value: unknown, what: string): bigint {
  if (typeof value === "string" && upTo256Bits.test(value)) return BigInt(value)
  throw nonsense(`${what} is ${shownValue(value)}, not a quantity`)
}

/** The same; undefined where there is none. */
export function optionalWord(value: unknown, what: string): bigint | undefined {
  return value === undefined || value === null ? undefined : wideInteger(value, what)
}

/** An integer of 64 bits; undefined where there is none, or where it has more bits, such as a price that a signer only offered. */
export function optionalU64(value: unknown, what: string): bigint | undefined {
  const word = optionalWord(value, what)
  return word === undefined || word >= 2n ** 64n ? undefined : word
}
