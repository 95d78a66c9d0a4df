import { type AbiType, encodedSize, isDynamic, parseTypes } from "./types.ts"

/** A value of a call or an event: numbers in decimal, bytes and addresses in hexadecimal, lists of values. */
export type AbiValue = string | boolean | readonly AbiValue[]

/** Values of a list that are read at most: what a stranger encoded is not to take the page's memory. */
const maxItems = 1_000

/**
 * Reads the parameters of a call by the signature of its function: `transfer(address,uint256)`.
 *
 * @param data hexadecimal with `0x`, without the function's hash
 * @returns undefined where the data are not of these types
 */
export function decodeParameters(signature: string, data: string): readonly TypedValue[] | undefined {
  const types = parseTypes(signature)
  if (types === undefined || !/^0x([0-9a-f]{2})*$/i.test(data)) return undefined
  try {
    const values = new AbiReader(data.slice(2)).tuple(types, 0)
    return types.map((type, at) => ({ type: type.name, value: values[at] as AbiValue }))
  } catch {
    return undefined
  }
}

/** A value with the name of its type. */
export interface TypedValue {
  readonly type: string
  readonly value: AbiValue
}

/** Reads words of 32 bytes; throws a RangeError beyond the end. */
class AbiReader {
  readonly #hex: string
  #items = 0
  /** Characters that may still be read: an encoding has each once, and a crafted one may name the same of them a thousand times. */
  #left: number

  constructor(hex: string) {
    this.#hex = hex
    this.#left = hex.length * 2
  }

  /** Values one after another from a byte on; what is dynamic is where its word says, counted from there. */
  tuple(types: readonly AbiType[], base: number): readonly AbiValue[] {
    let at = base
    return types.map((type) => {
      const place = isDynamic(type) ? base + this.#offset(at) : at
      at += isDynamic(type) ? 32 : encodedSize(type)
      return this.#value(type, place)
    })
  }

  #value(type: AbiType, at: number): AbiValue {
    if (++this.#items > maxItems) throw new RangeError("too many values")
    if (type.kind === "tuple") return this.tuple(type.parts, at)
    if (type.kind === "list") {
      const length = type.length ?? this.#offset(at)
      if (length > maxItems) throw new RangeError("too many values")
      return this.tuple(new Array<AbiType>(length).fill(type.item), type.length === undefined ? at + 32 : at)
    }
    if (type.kind === "bytes" || type.kind === "string") {
      const bytes = this.#bytes(at + 32, this.#offset(at))
      return type.kind === "bytes" ? `0x${bytes}` : utf8FromHex(bytes)
    }
    return wordOf(type, this.#bytes(at, 32))
  }

  #offset(at: number): number {
    const value = BigInt(`0x${this.#bytes(at, 32)}`)
    if (value > BigInt(this.#hex.length)) throw new RangeError("beyond the end")
    return Number(value)
  }

  #bytes(at: number, length: number): string {
    const bytes = this.#hex.slice(at * 2, (at + length) * 2)
    this.#left -= bytes.length
    if (bytes.length < length * 2 || this.#left < 0) throw new RangeError("beyond the end")
    return bytes
  }
}

function wordOf(type: AbiType, word: string): AbiValue {
  if (type.kind === "address") return `0x${word.slice(24)}`
  if (type.kind === "bool") return BigInt(`0x${word}`) !== 0n
  if (type.kind === "fixed") return `0x${word.slice(0, type.bytes * 2)}`
  const value = BigInt(`0x${word}`)
  return String(type.kind === "int" ? BigInt.asIntN(256, value) : value)
}

function utf8FromHex(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(bytes)
}
