/** One event of a stream, as in the HTML standard's section "Server-sent events". */
export interface ServerEvent {
  /** The ID from which a disconnected caller resumes: it comes back as `Last-Event-ID`. */
  readonly id: string
  /** The event type. */
  readonly event: string
  /** The event's data, sent as JSON. */
  readonly data: unknown
}

/**
 * The result of a handler whose operation is a stream: events, pulled one by one as the caller reads them. The iterable must end when the
 * request's signal aborts.
 *
 * @example
 * ```ts
 * import { EventStream } from "@serac/server/http"
 *
 * async function* ticks() {
 *   for (let at = 1; at <= 3; at += 1) yield { id: String(at), event: "tick", data: { at } }
 * }
 * const stream = new EventStream(ticks())
 * ```
 */
export class EventStream {
  readonly events: AsyncIterable<ServerEvent>

  constructor(events: AsyncIterable<ServerEvent>) {
    this.events = events
  }
}

/** The media type of a stream. */
export const eventStreamType = "text/event-stream"

/** The text of an event as it is sent. JSON text has no line breaks, so the data is one line. */
export function eventText({ id, event, data }: ServerEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
}
