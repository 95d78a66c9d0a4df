import { createLogger } from "../log/logger.ts"
import { ListenError } from "./listen-error.ts"
import { openServiceListeners, type ServiceListeners } from "./open-service-listeners.ts"
import { type Services, type ServicesOptions, startServices } from "./start-services.ts"
import { PortsError } from "./taken-ports.ts"
import type { Unserved } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"
import type { FromWorker, ToWorker } from "./worker-messages.ts"
import { WorkerMetrics } from "./worker-metrics.ts"

/** A process that only serves; its parent sends the ports, the services to start, and when to stop. */
let listeners: Promise<ServiceListeners> | undefined
let startedServices: Services | undefined
let servicesStarting: Promise<ServiceUrls> | undefined
let unservedOperations: Unserved
const undo: (() => unknown)[] = []

// The parent may have ended already, which "disconnect" reports.
const say = (message: FromWorker) => void process.send?.(message, undefined, undefined, () => {})
const metrics = new WorkerMetrics(say)

async function stop(): Promise<void> {
  await listeners?.catch(() => undefined)
  await servicesStarting?.catch(() => undefined)
  await startedServices?.close()
  for (const step of undo) await step()
  process.exit(0)
}

/** Starts new services that take over the ports; the previous ones finish their running requests. */
async function startWorker(options: ServicesOptions): Promise<ServiceUrls> {
  const logger = createLogger(options.config, (line) => void process.stderr.write(line))
  const opened = await listeners
  const started = await startServices(options, logger, {
    share: (service, own) => metrics.share(service, own),
    ...(opened && { listeners: opened }),
  })
  const before = startedServices
  startedServices = started
  await before?.close()
  return started.urls
}

function reportError(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  say({ kind: "failed", message, isOfPorts: error instanceof ListenError || error instanceof PortsError })
}

process.on("message", (message: ToWorker) => {
  if (message.kind === "stop") void stop()
  else if (message.kind === "told") unservedOperations = message.told
  else if (message.kind === "open") {
    unservedOperations = message.told
    const opening = openServiceListeners(message.listening, () => unservedOperations, undo)
    listeners = opening
    opening.then(
      ({ data, metrics }) => say({ kind: "done", urls: { dataService: data.url, metricsService: metrics.url } }),
      reportError,
    )
  } else if (message.kind === "start") {
    servicesStarting = startWorker(message.options)
    servicesStarting.then((urls) => say({ kind: "done", urls }), reportError)
  } else void metrics.receive(message)
})

// Ctrl-C in a terminal reaches every process of the group; the parent decides.
process.on("SIGINT", () => {})
process.on("SIGTERM", () => {})
// Without its parent process nothing would stop this one.
process.on("disconnect", () => void stop())
