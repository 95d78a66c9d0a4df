import { createLogger } from "../log/logger.ts"
import { type Services, startServices } from "./start-services.ts"
import type { FromWorker, ToWorker } from "./worker-messages.ts"
import { WorkerMetrics } from "./worker-metrics.ts"

/** A process that only serves; its parent process sends what to serve, and when to stop. */
let services: Promise<Services> | undefined

// The parent may have ended already, which "disconnect" reports.
const say = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => {})
const metrics = new WorkerMetrics(say)

async function stop(): Promise<void> {
  const running = await services?.catch(() => undefined)
  await running?.close()
  process.exit(0)
}

process.on("message", (message: ToWorker) => {
  if (message.kind === "stop") return void stop()
  if (message.kind === "measure" || message.kind === "scraped") return void metrics.receive(message)
  const { options } = message
  const logger = createLogger(options.log, (line) => void process.stderr.write(line))
  const starting = startServices(options, logger, { share: (service, own) => metrics.share(service, own) })
  services = starting
  starting.then(
    ({ urls }) => say({ kind: "ready", urls }),
    (error: unknown) => say({ kind: "failed", message: error instanceof Error ? error.message : String(error) }),
  )
})

// Ctrl-C in a terminal goes to every process of the group; the first one decides.
process.on("SIGINT", () => {})
process.on("SIGTERM", () => {})
// Without the process that started it nobody would ever stop this one.
process.on("disconnect", () => void stop())
