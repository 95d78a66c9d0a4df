import { createKeccak, type IHasher } from "hash-wasm"
import { nonsense } from "../fault.ts"

/** Bytes that are kept for what is hashed next; what is larger is let go. */
const keptBytes = 1024 * 1024

/** Keccak-256 of hexadecimal digits: what is hashed comes as such from a node, and what it is compared with too. */
export class Keccak {
  readonly #hasher: IHasher
  #bytes = Buffer.allocUnsafeSlow(65_536)

  constructor(hasher: IHasher) {
    this.#hasher = hasher
  }

  /**
   * The digits of the hash of bytes, in lower case.
   *
   * @param digits - two for each byte
   * @throws NodeFault where they are not hexadecimal
   */
  hash(digits: string): string {
    return this.part(0, this.load(digits))
  }

  /** Takes bytes of which parts are to be hashed. @returns how many. @throws NodeFault where they are not hexadecimal */
  load(digits: string): number {
    const length = digits.length >> 1
    if (length > this.#bytes.length || (this.#bytes.length > keptBytes && length <= keptBytes))
      this.#bytes = Buffer.allocUnsafeSlow(Math.max(65_536, length * 2))
    if (this.#bytes.write(digits, 0, length, "hex") !== length) throw nonsense("its bytes are not hexadecimal")
    return length
  }

  /** The digits of the hash of a part of the bytes that were taken last. */
  part(from: number, to: number): string {
    return this.#hasher.init().update(this.#bytes.subarray(from, to)).digest("hex")
  }
}

/** Loads the WebAssembly that hashes. */
export async function loadKeccak(): Promise<Keccak> {
  return new Keccak(await createKeccak(256))
}

let keccakOfThread: Promise<Keccak> | undefined

/** The one of this thread, for those who do not keep one. */
export function sharedKeccak(): Promise<Keccak> {
  keccakOfThread ??= loadKeccak()
  return keccakOfThread
}
