import type { Filler } from "./hole.ts"
import { joinValues, Template } from "./template.ts"

/** ASCII's group separator, between the common values of rows and the row's own values. */
const headEnd = "\u001d"

/** The JSON structure of items of one kind. Items differ only in their values, so a short fragment consists of the form's sign and the values. */
export class Form {
  /** The first character of the form's short fragments: a control character, which JSON never begins with. */
  readonly sign: string
  readonly #head: Template
  readonly #body: Template
  /** Cache for consecutive rows of one block. */
  #last: { readonly values: string; readonly json: string } = { values: "", json: "" }

  /**
   * @param head - the template of the members that the items of a block share; it has no holes.
   * @param body - the template of the other members.
   */
  constructor(sign: string, head: string, body: string) {
    this.sign = sign
    this.#head = new Template(head)
    this.#body = new Template(body)
  }

  /** A short fragment. @param head - values of the head, joined. */
  write(head: string, ...values: readonly (string | number)[]): string {
    return this.sign + head + headEnd + joinValues(...values)
  }

  /** The JSON of a short fragment of this form, its holes filled. */
  fill(fragment: string, filler: Filler): string {
    const end = fragment.indexOf(headEnd)
    const head = fragment.slice(1, end)
    if (head !== this.#last.values) this.#last = { values: head, json: inOnePiece(this.#head.fill(head, 0, filler)) }
    return this.#last.json + this.#body.fill(fragment, end + 1, filler)
  }
}

/** The same text as one flat string: V8 keeps concatenated text in pieces until it is read; this flattens it once instead of for each row. */
function inOnePiece(text: string): string {
  return text.charCodeAt(0) === 0 ? "" : text
}
