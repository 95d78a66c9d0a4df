import { toCb58 } from "./text.ts"

/** Reads bytes one after the other. */
export class Bytes {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get at(): number {
    return this.#at
  }

  take(count: number): Buffer {
    if (this.#at + count > this.#bytes.length) throw new Error("The bytes end too early")
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }

  u32 = (): number => this.take(4).readUInt32BE()
  u64 = (): bigint => this.take(8).readBigUInt64BE()
  id = (): string => toCb58(this.take(32))
  text = (): string => this.take(this.take(2).readUInt16BE()).toString()
  list = <Item>(item: () => Item): Item[] => Array.from({ length: this.u32() }, item)

  version(): void {
    if (this.take(2).readUInt16BE() !== 0) throw new Error("Another codec version")
  }

  end(): void {
    if (this.#at !== this.#bytes.length) throw new Error("There are more bytes than belong here")
  }
}
