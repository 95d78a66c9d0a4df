import type { FastifyReply, FastifyRequest } from "fastify"
import type { SuccessStatus } from "../document/operations.ts"
import type { Body } from "./body.ts"
import { matches } from "./if-none-match.ts"
import { jsonType } from "./json-type.ts"

/** Sends a success: without a body where there is none, and as 304 where the caller has the current one. */
export function sendSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  status: SuccessStatus,
  body: Body | undefined,
): void {
  reply.code(status)
  if (body === undefined) {
    reply.send()
    return
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    reply.header("content-type", jsonType).send(body.bytes)
    return
  }
  // Any cache may store the response, but must revalidate it before each use: the newest data changes with every block.
  reply.header("cache-control", "no-cache").header("etag", body.etag)
  if (matches(request.headers["if-none-match"], body.etag)) reply.code(304).send()
  else reply.header("content-type", jsonType).send(body.bytes)
}
