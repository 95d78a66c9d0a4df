/** JSON text that is written unchanged, such as a transaction or block in the node's own JSON. */
export class RawJson {
  readonly text: string

  /** @param text One JSON value without white space. It is not checked. */
  constructor(text: string) {
    this.text = text
  }
}
