import type { Filler } from "./hole.ts"
import { joinValues, Template } from "./template.ts"

/** Stands between the values that rows have in common and the row's own: ASCII's group separator. */
const headEnd = "\u001d"

/**
 * What items of one kind look like. They are the same but for their values, so that a fragment is stored short: the sign of its
 * form, and the values alone.
 */
export class Form {
  /** What short fragments of the form begin with: a control character, unlike JSON. */
  readonly sign: string
  readonly #head: Template
  readonly #body: Template
  /** Rows of a block come one after the other. */
  #last: { readonly values: string; readonly json: string } = { values: "", json: "" }

  /**
   * @param head - the template of what the items of a block have in common; it has no holes.
   * @param body - that of the rest.
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

/** The same text. What is put together of pieces stays so until somebody looks into it: here once, and not for each row. */
function inOnePiece(text: string): string {
  return text.charCodeAt(0) === 0 ? "" : text
}
