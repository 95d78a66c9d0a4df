import { type Hex, hexToBytes, keccak256 } from "viem"

/** A logs bloom under construction. */
export class Bloom {
  readonly #bytes = Buffer.alloc(256)

  add(item: BloomItem): void {
    for (const bit of item) {
      const at = 255 - (bit >>> 3)
      this.#bytes[at] = (this.#bytes[at] as number) | (1 << (bit & 7))
    }
  }

  toHex(): Hex {
    return `0x${this.#bytes.toString("hex")}`
  }
}

/** The three bits that an address or a topic sets. */
export type BloomItem = readonly [number, number, number]

export function bloomItem(data: Hex): BloomItem {
  const hash = hexToBytes(keccak256(data))
  const bit = (at: number) => (((hash[at] as number) << 8) | (hash[at + 1] as number)) & 2047
  return [bit(0), bit(2), bit(4)]
}
