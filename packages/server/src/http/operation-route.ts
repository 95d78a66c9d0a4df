import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { cachedHandler } from "./cache/cached-handler.ts"
import type { Context } from "./context.ts"
import type { Operation } from "./document/operations.ts"
import { pathTemplate } from "./document/path-template.ts"
import { type Exchange, exchangeOf } from "./exchange.ts"
import { CheckedRequest } from "./handler-request.ts"
import { ReadyJson } from "./ready-json.ts"
import { type ParameterProblem, tellProblems } from "./request/problem.ts"
import { requestReader } from "./request/request-reader.ts"
import { type Body, encodedBody } from "./response/body.ts"
import { eventCheck, responseCheck } from "./response/check-response.ts"
import { isDated, type ReplyHeaders, readFreshness } from "./response/freshness.ts"
import { serialiser } from "./response/serialiser.ts"
import { sendSuccess } from "./response/success-reply.ts"
import { ServiceError } from "./service-error.ts"
import { EventStream, type ServerEvent } from "./stream/event-stream.ts"
import { sendStream } from "./stream/stream-reply.ts"
import { endsWithSlash, slashAtEnd } from "./unknown-path.ts"

/** The handler of an operation, bound to the service's dependencies. */
export interface Answering {
  readonly answer: (request: CheckedRequest) => Promise<unknown>
  /** Reads the version of the data of a response, where responses may be cached. */
  readonly version: ((request: CheckedRequest) => Promise<string>) | undefined
  /** Finds violations that the document does not express. */
  readonly rules: ((request: CheckedRequest) => readonly string[]) | undefined
}

/** Routes an operation of the document to its handler. */
export function serveOperation(
  app: FastifyInstance,
  context: Context,
  operation: Operation,
  { answer, version, rules }: Answering,
): void {
  const read = requestReader(context, operation)
  const bodyFrom = bodyMaker(context, operation)
  const make = async (request: CheckedRequest) => bodyFrom(await answer(request))
  const respond = operation.events ? streamMaker(context, operation, answer) : cachedBody(context, version, make)
  const { errors, requestTimeout, freshness, log } = context
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = exchangeOf(request)
    if (endsWithSlash(request.url)) {
      errors.send(reply, 404, [slashAtEnd])
      return
    }
    const problems: ParameterProblem[] = []
    const values = read(request, problems)
    const checked = new CheckedRequest(context, operation, exchange, values, lastEventIdOf(request))
    if (problems.length === 0 && rules) problems.push(...rules(checked).map((text) => ({ member: "", text })))
    if (problems.length > 0) {
      errors.send(reply, 400, tellProblems(problems))
      return
    }
    exchange.limit(requestTimeout, () => late(context, exchange, reply))
    const work = (dated: ReplyHeaders = {}) =>
      respond(checked)
        .then((body) => {
          exchange.settle()
          if (exchange.isOver) return
          if (body instanceof EventStream) sendStream(context, request, reply, exchange, body)
          else sendSuccess(request, reply.headers(dated), operation.status, body)
        })
        .catch((error: unknown) => {
          exchange.settle()
          if (exchange.isOver) return
          const status = error instanceof ServiceError ? error.status : 500
          errors.fail(isDated(status) ? reply.headers(dated) : reply, exchange, error)
        })
    // Freshness is read before the response is made, so that the response is never older than its headers say.
    const asked = { route: operation.path, path: values.path, query: values.query }
    const told = freshness && !operation.events ? readFreshness(freshness, asked, log) : undefined
    if (told instanceof Promise) void told.then(work)
    else void work(told)
  }
  const { route } = pathTemplate(operation.path)
  const { method, path, scope, weight } = operation
  const use = { scope, weight }
  // Before the body is read: a refused request does not need it.
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const exchange = exchangeOf(request)
    exchange.route = path
    exchange.scope = scope
    exchange.weight = weight
    context.admit(request, reply, use, done)
  }
  app.route({ method, url: route, config: { template: path }, onRequest, handler: serve })
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers["last-event-id"]
  return typeof id === "string" ? id : undefined
}

/** `Retry-After` of a timeout, in seconds: the service may be less busy then. */
const lateRetryAfter = 10

function late({ errors, log, requestTimeout }: Context, exchange: Exchange, reply: FastifyReply): void {
  const seconds = requestTimeout / 1000
  log.warn({ requestId: exchange.id, route: exchange.route }, `no answer within ${seconds} s`)
  exchange.end(new Error(`no answer within ${seconds} s`))
  const error = new ServiceError(503, `There was no answer within ${seconds} seconds`, { retryAfter: lateRetryAfter })
  errors.fail(reply, exchange, error)
}

/** Makes responses, from the cache where the handler declares a version. */
function cachedBody(
  { cache }: Context,
  version: Answering["version"],
  make: (request: CheckedRequest) => Promise<Body | undefined>,
): (request: CheckedRequest) => Promise<Body | undefined> {
  return version === undefined ? make : cachedHandler(cache, version, make)
}

/** Makes the stream of a handler; where responses are checked, each event is checked when it is sent. */
function streamMaker(
  { responses }: Context,
  operation: Operation,
  answer: Answering["answer"],
): (request: CheckedRequest) => Promise<EventStream> {
  const check = responses && eventCheck(responses, operation)
  return async (request) => {
    const result = await answer(request)
    if (!(result instanceof EventStream)) throw new TypeError(`${operation.id} did not answer a stream of events`)
    return check ? new EventStream(checkedEvents(result.events, check)) : result
  }
}

async function* checkedEvents(
  events: AsyncIterable<ServerEvent>,
  check: (data: unknown) => void,
): AsyncIterable<ServerEvent> {
  for await (const event of events) {
    check(event.data)
    yield event
  }
}

/** Makes the body of a success from the result of a handler; undefined where the document has no body. */
function bodyMaker(context: Context, operation: Operation): (result: unknown) => Body | undefined {
  const { success } = operation
  const check = context.responses && responseCheck(context.responses, operation)
  if (success === undefined)
    return (result) => {
      check?.(result, "")
      return undefined
    }
  const serialise = serialiser(context.document, success)
  return (result) => {
    const text = result instanceof ReadyJson ? result.text : serialise(result)
    check?.(result, text)
    return encodedBody(text)
  }
}
