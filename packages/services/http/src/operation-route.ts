import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Context } from "./context.ts"
import { DocumentError } from "./document/document-error.ts"
import type { Operation } from "./document/operations.ts"
import { pathTemplate } from "./document/path-template.ts"
import { type Exchange, exchangeOf } from "./exchange.ts"
import { ReadyJson } from "./handler.ts"
import { CheckedRequest } from "./handler-request.ts"
import { bodyReader } from "./request/body.ts"
import { parameterReader, type Raw, type Values } from "./request/parameters.ts"
import { responseCheck } from "./response/check-response.ts"
import { putFreshness } from "./response/freshness.ts"
import { jsonType } from "./response/json-type.ts"
import { serialiser } from "./response/serialiser.ts"

type Answer = (request: CheckedRequest) => Promise<unknown>

/** Routes an operation of the document to what answers it. */
export function serveOperation(app: FastifyInstance, context: Context, operation: Operation, answer: Answer): void {
  const read = requestReader(context, operation)
  const succeed = successReply(context, operation)
  const { errors, requestTimeout, freshness, log } = context
  const serve = (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = exchangeOf(request)
    exchange.route = operation.path
    const problems: string[] = []
    const values = read(request, problems)
    if (problems.length > 0) {
      errors.send(reply, 400, problems)
      return
    }
    exchange.limit(requestTimeout, () => late(context, exchange, reply))
    const work = () =>
      answer(new CheckedRequest(context, operation, exchange, values))
        .then((result) => {
          exchange.settle()
          if (!exchange.isOver) succeed(reply, result)
        })
        .catch((error: unknown) => {
          exchange.settle()
          if (!exchange.isOver) errors.fail(reply, exchange, error)
        })
    // It is read before the answer is, so that no answer is older than it says.
    const told =
      freshness &&
      putFreshness(freshness, { route: operation.path, path: values.path, query: values.query }, reply, log)
    if (told === undefined) void work()
    else void told.then(work)
  }
  const { route } = pathTemplate(operation.path)
  app.route({ method: operation.method, url: route, config: { template: operation.path }, handler: serve })
}

function late({ errors, log, requestTimeout }: Context, exchange: Exchange, reply: FastifyReply): void {
  const seconds = requestTimeout / 1000
  log.warn({ requestId: exchange.id, route: exchange.route }, `no answer within ${seconds} s`)
  exchange.end(new Error(`no answer within ${seconds} s`))
  errors.send(reply, 503, [`There was no answer within ${seconds} seconds`])
}

function requestReader({ document, validators }: Context, operation: Operation) {
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path")
  const { names } = pathTemplate(operation.path)
  const declared = inPath.map(({ name }) => name)
  if (names.length !== declared.length || names.some((name) => !declared.includes(name)))
    throw new DocumentError(`${operation.id}: the parameters in ${operation.path} are not those that it declares`)
  const keys = new Map(names.map((name, index) => [name, `p${index}`]))
  const readPath = parameterReader(document, validators, inPath)
  const inQuery = operation.parameters.filter((parameter) => parameter.in === "query")
  const readQuery = parameterReader(document, validators, inQuery)
  const readBody = bodyReader(validators, operation.body)
  return (request: FastifyRequest, problems: string[]): { path: Values; query: Values; body: unknown } => {
    const params = request.params as Readonly<Record<string, string>>
    const query = request.query as Readonly<Record<string, Raw>>
    return {
      path: readPath((name) => params[keys.get(name) ?? ""] || undefined, problems),
      query: readQuery((name) => query[name], problems),
      body: readBody(request.body, request.headers["content-type"], problems),
    }
  }
}

function successReply(context: Context, operation: Operation): (reply: FastifyReply, result: unknown) => void {
  const { success } = operation
  const check = context.checkResponses ? responseCheck(context.validators, operation) : undefined
  if (success === undefined)
    return (reply, result) => {
      check?.(result, "")
      reply.send()
    }
  const serialise = serialiser(context.document, success)
  return (reply, result) => {
    const text = result instanceof ReadyJson ? result.text : serialise(result)
    check?.(result, text)
    reply.header("content-type", jsonType).send(text)
  }
}
