/**
 * Parses a stream of server-sent events by the HTML standard (section 9.2.6): lines end with CR, LF or both, an event ends
 * with an empty line, and an incomplete event at the end of the stream is discarded.
 */
export class EventParser {
  /** The id of the last complete event. */
  lastEventId = ""
  /** Milliseconds to wait before reconnecting, if the server has set them. */
  retry: number | undefined
  #line = ""
  #isAfterReturn = false
  #data: string[] = []
  #id = ""

  /** @param lastEventId the id of the last event of an earlier stream */
  constructor(lastEventId = "") {
    this.lastEventId = lastEventId
    this.#id = lastEventId
  }

  /** Yields the data of the events that end in a piece of the stream; `lastEventId` is updated before each. */
  *read(text: string): Generator<string, void, undefined> {
    if (!text) return
    const lines = (this.#line + (this.#isAfterReturn ? text.replace(/^\n/, "") : text)).split(/\r\n|\r|\n/)
    this.#isAfterReturn = text.endsWith("\r")
    this.#line = lines.pop() as string
    for (const line of lines) {
      if (line) this.#field(line)
      else {
        this.lastEventId = this.#id
        const data = this.#data
        this.#data = []
        if (data.length) yield data.join("\n")
      }
    }
  }

  #field(line: string): void {
    // A line that starts with a colon is a comment: its field name is empty.
    const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) as RegExpExecArray
    if (name === "data") this.#data.push(value)
    if (name === "id" && !value.includes("\0")) this.#id = value
    if (name === "retry" && /^\d+$/.test(value)) this.retry = Number(value)
  }
}
