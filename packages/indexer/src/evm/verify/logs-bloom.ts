import type { Keccak } from "../../core/header/index.ts"

/** Places of bits that are remembered at most, and as many again. */
const remembered = 20_000

/** Digits of the filter of no logs. */
export const emptyBloom = "0".repeat(512)

/** A filter of 2048 bits in the making. */
export type Bloom = Uint8Array<ArrayBuffer>

/** An empty filter. */
export const newBloom = (): Bloom => new Uint8Array(256)

/** Adds all that is in a filter to another. */
export function addBloom(into: Bloom, bloom: Bloom): void {
  const [all, some] = [new Uint32Array(into.buffer), new Uint32Array(bloom.buffer)]
  for (let at = 0; at < all.length; at += 1) all[at] = (all[at] as number) | (some[at] as number)
}

/**
 * Puts addresses and topics into filters of logs. Those met of late are remembered: tokens and the kinds of their events come again and
 * again.
 */
export class LogsBloom {
  readonly #keccak: Keccak
  readonly #scratch = newBloom()
  #recent = new Map<string, number>()
  #older = new Map<string, number>()

  constructor(keccak: Keccak) {
    this.#keccak = keccak
  }

  /** An empty filter, which is the same one each time: what was put into it before is gone. */
  empty(): Bloom {
    return this.#scratch.fill(0)
  }

  /** Sets the three bits of an address or a topic. @param text - as a node wrote it, with `0x`. @throws NodeFault where it is not hexadecimal */
  add(bloom: Bloom, text: string): void {
    const bits = this.#bitsOf(text)
    set(bloom, bits & 2047)
    set(bloom, (bits >>> 11) & 2047)
    set(bloom, Math.floor(bits / 2 ** 22))
  }

  #bitsOf(text: string): number {
    const known = this.#recent.get(text)
    if (known !== undefined) return known
    const bits = this.#older.get(text) ?? bitsIn(this.#keccak.hash(text.slice(2)))
    if (this.#recent.size >= remembered) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(text, bits)
    return bits
  }
}

/** The last 11 bits of each of the first three pairs of bytes, in one number. */
function bitsIn(hash: string): number {
  const [one, two, three] = [0, 4, 8].map((at) => Number.parseInt(hash.slice(at, at + 4), 16) & 2047)
  return (one as number) + (two as number) * 2 ** 11 + (three as number) * 2 ** 22
}

function set(bloom: Bloom, bit: number): void {
  const at = 255 - (bit >> 3)
  bloom[at] = (bloom[at] as number) | (1 << (bit & 7))
}

/** Digits of a filter. */
export const bloomDigits = (bloom: Bloom): string => Buffer.from(bloom.buffer).toString("hex")
