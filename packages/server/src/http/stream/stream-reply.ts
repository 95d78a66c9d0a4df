import { Readable } from "node:stream"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Context } from "../context.ts"
import type { Exchange } from "../exchange.ts"
import { type EventStream, eventStreamType } from "./event-stream.ts"
import { streamText } from "./stream-text.ts"

/** Proxies must not cache, compress or buffer a stream. */
const headers = {
  "content-type": eventStreamType,
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
}

/** Bytes of events that are buffered for a caller who has not read the earlier ones. */
const highWaterMark = 16_384

/** Sends a stream at the speed of its caller, until its events end, the caller disconnects or the service stops. */
export function sendStream(
  { heartbeat, streams, log }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  exchange: Exchange,
  { events }: EventStream,
): void {
  if (request.method === "HEAD") {
    reply.headers(headers).send()
    return
  }
  const giveBack = streams.take(exchange.caller, () => exchange.end(new Error("the stream is ended by the service")))
  exchange.stream()
  const body = Readable.from(streamText(events, heartbeat, exchange.signal), { objectMode: false, highWaterMark })
  body.once("error", (error) => {
    log.error({ requestId: exchange.id, route: exchange.route, err: error }, "a stream failed")
    // A stream has no end mark: only a broken connection signals the failure to the caller.
    reply.raw.destroy()
  })
  body.once("close", giveBack)
  reply.headers(headers).send(body)
}
