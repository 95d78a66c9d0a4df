import { fastify } from "fastify"
import { pino } from "pino"
import { admitBy } from "./access/admit.ts"
import { answerClientError } from "./client-error.ts"
import { closeGracefully } from "./close.ts"
import { Connections } from "./connections/connections.ts"
import { requestId } from "./exchange.ts"
import { followExchanges } from "./follow-exchanges.ts"
import { listen, type RunningService } from "./listen.ts"
import { loggableError } from "./loggable-error.ts"
import { serveHealth } from "./operators/health.ts"
import { serveMetrics } from "./operators/metrics.ts"
import type { OperatorsOptions } from "./options.ts"
import { refuseBy } from "./refuse-request.ts"
import { ErrorReplies } from "./response/error-replies.ts"
import { serveUnknownPaths } from "./unknown-path.ts"

/** Milliseconds to receive a request of operators. */
export const operatorsTimeout = 10_000

/** Options of the operators' endpoints and their listener. */
export interface StartOperatorsOptions extends OperatorsOptions {
  /** The address to listen on. Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** The port to listen on; 0 for any free one. */
  readonly port: number
}

/**
 * Serves `/health`, `/health/live`, `/health/ready` and `/metrics` only, for a process without an API document.
 *
 * Throws the system's error (`EADDRINUSE`, `EACCES`) when it cannot listen.
 *
 * @example
 * ```ts
 * import { startOperators } from "@serac/server/http"
 *
 * const operators = await startOperators({ health: () => ({ ready: true, details: { chains: 2 } }), port: 0 })
 * console.log(await (await fetch(`${operators.url}/health`)).json())
 * await operators.close()
 * ```
 */
export async function startOperators(options: StartOperatorsOptions): Promise<RunningService> {
  const logger = options.logger ?? pino({ level: "warn" }, pino.destination(2))
  const log = logger.child({}, { serializers: { err: loggableError } })
  const errors = new ErrorReplies("text", log)
  const { listener: opened } = options
  const connections = opened?.connections ?? new Connections({}, operatorsTimeout)
  const app = fastify({
    serverFactory: (listener) =>
      opened?.take(listener, refuseBy(errors, false)) ?? connections.serve(listener, refuseBy(errors, false), true),
    return503OnClosing: false,
    genReqId: requestId,
    clientErrorHandler: (error, socket) => answerClientError(errors, error, socket),
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply)
      errors.send(reply, 400, ["The path is malformed"])
    },
  })
  const isClosing = closeGracefully(app, 1_000)
  const observe = serveMetrics(app, options)
  const begin = followExchanges(app, { log, audit: log, errors, cors: false, observe, isClosing })
  serveHealth(app, isClosing, options.health)
  serveUnknownPaths(
    app,
    { operations: [], unserved: [] },
    { errors, admit: admitBy(undefined, errors, () => undefined) },
    false,
  )
  return listen(app, options)
}
