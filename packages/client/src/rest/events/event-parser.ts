/**
 * Reads a stream of server-sent events as the HTML standard has it (section 9.2.6): lines end with CR, LF or both, an event ends
 * with an empty line, and what is not ended when the stream is cut was never sent.
 */
export class EventParser {
  /** The id of the last event that was ended. */
  lastEventId = ""
  /** Milliseconds to wait before connecting again, where the server says so. */
  retry: number | undefined
  #line = ""
  #isAfterReturn = false
  #data: string[] = []
  #id = ""

  /** Goes on after an event. */
  constructor(lastEventId = "") {
    this.lastEventId = lastEventId
    this.#id = lastEventId
  }

  /** The data of the events that a piece of the stream ends; each sets `lastEventId` when it is taken. */
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
    // A line that begins with a colon is a comment: its field has no name.
    const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) as RegExpExecArray
    if (name === "data") this.#data.push(value)
    if (name === "id" && !value.includes("\0")) this.#id = value
    if (name === "retry" && /^\d+$/.test(value)) this.retry = Number(value)
  }
}
