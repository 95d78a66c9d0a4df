import { grown, shortenedCopy } from "./byte-strings.ts"

/** Concatenated texts in one buffer, in UTF-8. */
export class Texts {
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(256 * 1024)
  #view = Buffer.from(this.#bytes.buffer)
  #length = 0
  #isAscii = true

  /** @returns the end of the text. */
  add(text: string): number {
    // A UTF-16 unit takes at most three bytes in UTF-8.
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

  /** Returns all texts; none can be added afterwards. */
  finish(): { readonly text: Uint8Array<ArrayBuffer>; readonly isAscii: boolean } {
    return { text: shortenedCopy(this.#bytes, this.#length), isAscii: this.#isAscii }
  }
}

/** Reads texts in the order in which they were added. */
export class TextReader {
  readonly #text: Buffer
  readonly #encoding: "latin1" | "utf8"
  #at = 0

  /** @param isAscii - ASCII texts are read faster. */
  constructor(text: Uint8Array, isAscii: boolean) {
    this.#text = Buffer.from(text.buffer, text.byteOffset, text.byteLength)
    this.#encoding = isAscii ? "latin1" : "utf8"
  }

  /** The next text, up to this end. */
  until(end: number): string {
    const text = this.#text.toString(this.#encoding, this.#at, end)
    this.#at = end
    return text
  }
}
