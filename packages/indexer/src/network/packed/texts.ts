import { grown, shortenedCopy } from "./byte-strings.ts"

/** Texts one after the other in one piece of memory, in UTF-8. */
export class Texts {
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(256 * 1024)
  #view = Buffer.from(this.#bytes.buffer)
  #length = 0
  #isAscii = true

  /** @returns where it ends. */
  add(text: string): number {
    // No character takes more than three bytes for each of its units.
    const most = this.#length + 3 * text.length
    if (most > this.#bytes.length) {
      this.#bytes = grown(this.#bytes, most)
      this.#view = Buffer.from(this.#bytes.buffer)
    }
    const written = this.#view.write(text, this.#length)
    if (written !== text.length) this.#isAscii = false
    this.#length += written
    return this.#length
  }

  /** All of them; afterwards none can be added. */
  finish(): { readonly text: Uint8Array<ArrayBuffer>; readonly isAscii: boolean } {
    return { text: shortenedCopy(this.#bytes, this.#length), isAscii: this.#isAscii }
  }
}

/** Reads texts in the order in which they were added. */
export class TextReader {
  readonly #text: Buffer
  readonly #encoding: "latin1" | "utf8"
  #at = 0

  /** @param isAscii - which are read faster. */
  constructor(text: Uint8Array, isAscii: boolean) {
    this.#text = Buffer.from(text.buffer, text.byteOffset, text.byteLength)
    this.#encoding = isAscii ? "latin1" : "utf8"
  }

  /** The next one, which ends there. */
  until(end: number): string {
    const text = this.#text.toString(this.#encoding, this.#at, end)
    this.#at = end
    return text
  }
}
