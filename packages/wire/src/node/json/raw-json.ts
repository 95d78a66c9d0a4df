/** Text that is JSON already and goes into an answer as it stands: a transaction or a block in the node's own JSON. */
export class RawJson {
  readonly text: string

  /** @param text One JSON value, compact. It is not checked. */
  constructor(text: string) {
    this.text = text
  }
}
