import type { Keccak } from "../../core/header/index.ts"

/** Maximum addresses and topics in each of the two halves of the cache. */
const remembered = 20_000

/** Digits of an empty bloom filter. */
export const emptyBloom = "0".repeat(512)

/** A bloom filter of 2048 bits under construction. */
export type Bloom = Uint8Array<ArrayBuffer>

/** An empty filter. */
export const newBloom = (): Bloom => new Uint8Array(256)

/** Adds all bits of a filter to another. */
export function addBloom(into: Bloom, bloom: Bloom): void {
  const [all, some] = [new Uint32Array(into.buffer), new Uint32Array(bloom.buffer)]
  for (let at = 0; at < all.length; at += 1) all[at] = (all[at] as number) | (some[at] as number)
}

/** Adds addresses and topics to bloom filters of logs, with a cache of recent ones: tokens and event signatures recur. */
export class LogsBloom {
  readonly #keccak: Keccak
  readonly #scratch = newBloom()
  #recent = new Map<string, number>()
  #older = new Map<string, number>()

  constructor(keccak: Keccak) {
    this.#keccak = keccak
  }

  /** A cleared filter. It is the same object each time, so its previous content is lost. */
  empty(): Bloom {
    return this.#scratch.fill(0)
  }

  /** Sets the three bits of an address or a topic. @param text - in a node's notation, with `0x`. @throws NodeFault if it is not hexadecimal */
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

/** The low 11 bits of each of the first three byte pairs, packed into one number. */
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
