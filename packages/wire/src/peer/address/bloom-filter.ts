import { createHash, randomBytes } from "node:crypto"

const rotation = 17n
const mask = 2n ** 64n - 1n
const maxHashes = 16

/** A Bloom filter in the nodes' format: a membership test with occasional false positives. */
export class BloomFilter {
  readonly #seeds: readonly bigint[]
  readonly #bits: Uint8Array

  private constructor(seeds: readonly bigint[], bits: Uint8Array) {
    this.#seeds = seeds
    this.#bits = bits
  }

  /** An empty filter with random seeds, sized for a false-positive rate of 1/1000 with this number of members. */
  static of(count: number): BloomFilter {
    const bytes = randomBytes(80)
    const seeds = Array.from({ length: 10 }, (_, index) => bytes.readBigUInt64BE(8 * index))
    return new BloomFilter(seeds, new Uint8Array(Math.max(1, Math.ceil((count * 14.4) / 8))))
  }

  /** @throws {RangeError} for bytes that are not a filter */
  static parse(bytes: Uint8Array): BloomFilter {
    const [hashes = 0] = bytes
    const start = 1 + 8 * hashes
    if (hashes < 1 || hashes > maxHashes || bytes.length <= start) throw new RangeError("The bytes are no Bloom filter")
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const seeds = Array.from({ length: hashes }, (_, index) => view.getBigUint64(1 + 8 * index))
    return new BloomFilter(seeds, bytes.slice(start))
  }

  /** The encoded filter: the number of its hash functions, their seeds, and its bits. */
  get bytes(): Uint8Array {
    const bytes = new Uint8Array(1 + 8 * this.#seeds.length + this.#bits.length)
    const view = new DataView(bytes.buffer)
    bytes[0] = this.#seeds.length
    for (const [index, seed] of this.#seeds.entries()) view.setBigUint64(1 + 8 * index, seed)
    bytes.set(this.#bits, 1 + 8 * this.#seeds.length)
    return bytes
  }

  add(key: Uint8Array, salt: Uint8Array): void {
    for (const bit of this.#places(key, salt))
      this.#bits[bit >> 3] = (this.#bits[bit >> 3] as number) | (1 << (bit & 7))
  }

  has(key: Uint8Array, salt: Uint8Array): boolean {
    return this.#places(key, salt).every((bit) => (((this.#bits[bit >> 3] as number) >> (bit & 7)) & 1) === 1)
  }

  #places(key: Uint8Array, salt: Uint8Array): readonly number[] {
    let hash = createHash("sha256").update(key).update(salt).digest().readBigUInt64BE()
    return this.#seeds.map((seed) => {
      hash = (((hash << rotation) & mask) | (hash >> (64n - rotation))) ^ seed
      return Number(hash % BigInt(8 * this.#bits.length))
    })
  }
}
