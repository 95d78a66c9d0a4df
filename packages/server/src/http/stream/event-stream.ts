/** One event of a stream, as the HTML standard's section "Server-sent events" has it. */
export interface ServerEvent {
  /** By which a caller who was cut off goes on: it comes back as `Last-Event-ID`. */
  readonly id: string
  /** The type for which a page listens. */
  readonly event: string
  /** Sent as JSON. */
  readonly data: unknown
}

/**
 * What a handler answers whose operation is a stream: events, asked for one by one as the caller takes them. They are to end when
 * the request's signal aborts.
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

/** An event as it is sent. JSON has no line breaks, so that its data is one line. */
export function eventText({ id, event, data }: ServerEvent): string {
  return `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
}
