import { base58 } from "@scure/base"
import { TextError } from "./text-error.ts"

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
const codes = Uint8Array.from(alphabet, (character) => character.charCodeAt(0))
// 16 bits of input times a digit below 58^5, added up over 20 limbs, stays below 2^53: doubles are exact.
const digit = 58 ** 5
const longestFast = 40

/** Row l, column d: the d-th base-58^5 digit (lowest first) of 65536^l. */
interface PowerTable {
  readonly limbs: number
  readonly digits: number
  readonly rows: Float64Array
  readonly used: Uint8Array
}

const tables: (PowerTable | undefined)[] = []

function tableFor(bytes: number): PowerTable {
  const known = tables[bytes]
  if (known) return known
  const limbs = (bytes + 1) >> 1
  const digits = Math.ceil((bytes * 8) / (5 * Math.log2(58))) + 1
  const rows = new Float64Array(limbs * digits)
  const used = new Uint8Array(limbs)
  for (let limb = 0; limb < limbs; limb++) {
    let rest = 1n << BigInt(16 * limb)
    for (let d = 0; rest > 0n; d++) {
      rows[limb * digits + d] = Number(rest % BigInt(digit))
      used[limb] = d + 1
      rest /= BigInt(digit)
    }
  }
  const table = { limbs, digits, rows, used }
  tables[bytes] = table
  return table
}

const sums = new Float64Array(16)
const output = new Array<number>(64).fill(0)

/**
 * Encodes up to 40 bytes (every id with its checksum): each 16-bit limb times the precomputed base-58^5 digits of its
 * place, one pass of carries, five characters a digit. Several times as fast as repeated division of the whole number.
 */
function encodeShort(bytes: Uint8Array): string {
  const { limbs, digits, rows, used } = tableFor(bytes.length)
  sums.fill(0, 0, digits)
  for (let limb = 0, at = bytes.length - 1; limb < limbs; limb++, at -= 2) {
    const value = (bytes[at] as number) | ((at > 0 ? (bytes[at - 1] as number) : 0) << 8)
    const row = limb * digits
    for (let d = 0, end = used[limb] as number; d < end; d++) {
      sums[d] = (sums[d] as number) + value * (rows[row + d] as number)
    }
  }
  const end = digits * 5
  let at = end
  let carry = 0
  for (let d = 0; d < digits; d++) {
    const sum = (sums[d] as number) + carry
    carry = Math.floor(sum / digit)
    let rest = (sum - carry * digit) | 0
    for (let i = 0; i < 5; i++) {
      const next = (rest / 58) | 0
      output[--at] = codes[rest - next * 58] as number
      rest = next
    }
  }
  let start = 0
  while (start < end && output[start] === 49) start++
  for (let i = 0; i < bytes.length && bytes[i] === 0; i++) output[--start] = 49
  return String.fromCharCode.apply(null, output.slice(start, end))
}

/** Encodes bytes in base 58 with Bitcoin's alphabet. */
export const encodeBase58 = (bytes: Uint8Array): string =>
  bytes.length > 0 && bytes.length <= longestFast ? encodeShort(bytes) : base58.encode(bytes)

/** Decodes a base 58 text. @throws {TextError} `alphabet` */
export function decodeBase58(text: string): Uint8Array {
  for (let i = 0; i < text.length; i++) {
    if (!alphabet.includes(text.charAt(i))) {
      throw new TextError("alphabet", `The character at ${i} is not one of base 58's`)
    }
  }
  return base58.decode(text)
}
