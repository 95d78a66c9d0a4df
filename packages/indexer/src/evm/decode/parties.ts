import { keccak_256 } from "@noble/hashes/sha3.js"
import type { Hex } from "@serac/store"
import { createKeccak } from "hash-wasm"

const partyBytes = new Uint8Array(40)

/** Keccak-256 of the bytes; the WebAssembly one, which takes a fifth of the time, once it is loaded. */
let keccak256 = (): Uint8Array => keccak_256(partyBytes)

/** Resolves when the faster Keccak-256 is in use; nobody has to wait for it. */
export const fasterChecksums: Promise<void> = createKeccak(256).then((hasher) => {
  keccak256 = () => hasher.init().update(partyBytes).digest("binary")
})

/** Converts an address in lower case to the letter case of its checksum (EIP-55). */
export function checksum(address: Hex): Hex {
  for (let at = 0; at < 40; at++) partyBytes[at] = address.charCodeAt(at + 2)
  const digest = keccak256()
  for (let at = 0; at < 40; at++) {
    const code = partyBytes[at] as number
    const byte = digest[at >> 1] as number
    if (code > 96 && (at % 2 === 0 ? byte >> 4 : byte & 15) > 7) partyBytes[at] = code - 32
  }
  return `0x${latin1.decode(partyBytes)}`
}

const latin1 = new TextDecoder("latin1")

/** Formats addresses with their checksums, with a cache of recent ones: a checksum costs a hash. */
export class Parties {
  #recent = new Map<Hex, string>()
  #older = new Map<Hex, string>()
  readonly #limit: number

  /** @param limit - half of the maximum number of cached addresses. */
  constructor(limit = 50_000) {
    this.#limit = limit
  }

  get size(): number {
    return this.#recent.size + this.#older.size
  }

  /** An address in lower case, formatted in the letter case of its checksum. */
  text(address: Hex): string {
    const known = this.#recent.get(address)
    if (known !== undefined) return known
    const text = this.#older.get(address) ?? checksum(address)
    if (this.#recent.size >= this.#limit) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(address, text)
    return text
  }
}
