import { createKeccak, type IHasher } from "hash-wasm"
import { nonsense } from "../fault.ts"

/** Maximum bytes of the buffer that is kept for the next hash; a larger one is released. */
const keptBytes = 1024 * 1024

/** Keccak-256 of hexadecimal digits: a node sends both the input and the hash to compare in that form. */
export class Keccak {
  readonly #hasher: IHasher
  #bytes = Buffer.allocUnsafeSlow(65_536)

  constructor(hasher: IHasher) {
    this.#hasher = hasher
  }

  /**
   * Hashes bytes. Returns the digits of the hash in lower case.
   *
   * @param digits - two for each byte
   * @throws NodeFault if the digits are not hexadecimal
   */
  hash(digits: string): string {
    return this.part(0, this.load(digits))
  }

  /** Loads bytes of which parts are to be hashed. @returns their number. @throws NodeFault if the digits are not hexadecimal */
  load(digits: string): number {
    const length = digits.length >> 1
    if (length > this.#bytes.length || (this.#bytes.length > keptBytes && length <= keptBytes))
      this.#bytes = Buffer.allocUnsafeSlow(Math.max(65_536, length * 2))
    if (this.#bytes.write(digits, 0, length, "hex") !== length) throw nonsense("its bytes are not hexadecimal")
    return length
  }

  /** Hashes a part of the bytes that were loaded last. Returns the digits of the hash. */
  part(from: number, to: number): string {
    return this.#hasher.init().update(this.#bytes.subarray(from, to)).digest("hex")
  }
}

/** Loads the WebAssembly module of Keccak-256. */
export async function loadKeccak(): Promise<Keccak> {
  return new Keccak(await createKeccak(256))
}

let keccakOfThread: Promise<Keccak> | undefined

/** The shared instance of this thread, for callers that do not keep their own. */
export function sharedKeccak(): Promise<Keccak> {
  keccakOfThread ??= loadKeccak()
  return keccakOfThread
}
