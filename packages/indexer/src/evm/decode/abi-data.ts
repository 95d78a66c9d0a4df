import type { Hex } from "@serac/store"
import { decimalOf } from "../../core/node/index.ts"

/**
 * What an ABI encoding has at places of it, in bytes. All that is read must be there, and of the form that it should have.
 *
 * Every method throws an {@link AbiError} where that is not so.
 */
export class AbiData {
  readonly #digits: string

  /** @param data - `0x` and digits in lower case. */
  constructor(data: string) {
    this.#digits = data.slice(2)
  }

  word(at: number): Hex {
    return `0x${this.#cut(at, 32)}`
  }

  address(at: number): Hex {
    const word = this.#cut(at, 32)
    if (!/^0{24}/.test(word)) throw new AbiError(`there is no address at ${at}`)
    return `0x${word.slice(24)}`
  }

  /** An integer in decimal digits. */
  decimal(at: number): string {
    return decimalOf(this.word(at))
  }

  /** The place that an offset leads to. @param base - what it counts from. */
  offset(at: number, base = 0): number {
    return base + this.#size(at)
  }

  /** The items of an array, each of so many bytes. @param at - of their number. */
  array<Item>(at: number, size: number, read: (at: number) => Item): readonly Item[] {
    const count = this.#size(at)
    if ((at + 32 + count * size) * 2 > this.#digits.length) throw new AbiError(`the array at ${at} is cut`)
    return Array.from({ length: count }, (_, index) => read(at + 32 + index * size))
  }

  /** @param at - of their number. */
  bytes(at: number): Hex {
    return `0x${this.#cut(at + 32, this.#size(at))}`
  }

  /** A number of bytes or of items: none is larger than what there is. */
  #size(at: number): number {
    const size = Number(this.word(at))
    if (size * 2 > this.#digits.length) throw new AbiError(`the size at ${at} is larger than all`)
    return size
  }

  #cut(at: number, size: number): string {
    const digits = this.#digits.slice(at * 2, at * 2 + size * 2)
    if (digits.length !== size * 2) throw new AbiError(`there is nothing at ${at}`)
    return digits
  }
}

/** That something is not encoded so. */
export class AbiError extends Error {
  override readonly name = "AbiError"
}
