import cluster, { type Worker } from "node:cluster"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import type { CommandOutput } from "./create-output.ts"
import type { ServiceListening } from "./open-service-listeners.ts"
import { PoolMetrics } from "./pool-metrics.ts"
import type { ServicesOptions } from "./start-services.ts"
import { PortsError } from "./taken-ports.ts"
import type { UnreachedNodes } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"
import type { FromWorker, ToWorker } from "./worker-messages.ts"

/** Worker processes that share the ports of both services: they open the ports at once, and serve after `serve` is called. */
export interface WorkerPool {
  /**
   * Starts the services in each worker, where they replace the previous ones; none of the ports is
   * closed meanwhile.
   */
  serve(options: ServicesOptions): Promise<ServiceUrls>
  close(): Promise<void>
}

/** A command to a worker that it has not answered yet. */
interface PendingCommand {
  resolve(urls: ServiceUrls): void
  reject(error: Error): void
}

const restartAfter = 1_000

/**
 * Starts worker processes that share the ports. A worker that dies is replaced; if one cannot start, the start fails. Configuration is sent by
 * message, never by argument or environment, where other users of the machine could read it.
 *
 * Throws {@link PortsError} if they cannot listen.
 */
export async function openWorkers(
  count: number,
  { dataService, metricsService, http, access: { trustedProxies } }: ServiceListening,
  nodes: Pick<UnreachedNodes, "told" | "onChange">,
  { view, logger }: CommandOutput,
): Promise<WorkerPool> {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL(`./worker${extname(import.meta.url)}`, import.meta.url)),
    args: [],
    silent: true,
  })
  const listening = { dataService, metricsService, http, access: { trustedProxies } }
  const metrics = new PoolMetrics<Worker>(postToWorker)
  const workers = new Set<Worker>()
  /** The workers with open ports. */
  const open = new Set<Worker>()
  const asked = new Map<Worker, PendingCommand>()
  let served: ServicesOptions | undefined
  let closing = false

  const ask = (worker: Worker, message: ToWorker) =>
    new Promise<ServiceUrls>((resolve, reject) => {
      asked.set(worker, { resolve, reject })
      postToWorker(worker, message)
    })

  const launch = async (): Promise<void> => {
    const worker = cluster.fork()
    workers.add(worker)
    metrics.join(worker)
    worker.process.stdout?.setEncoding("utf8").on("data", (text: string) => view.print("out", text))
    worker.process.stderr?.setEncoding("utf8").on("data", (text: string) => view.print("error", text))
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "done") asked.get(worker)?.resolve(message.urls)
      else if (message.kind === "failed") asked.get(worker)?.reject(workerFailure(message))
      else metrics.receive(worker, message)
    })
    let isLaunched = false
    // The handler is installed before any `await`, so that an early exit is not missed.
    worker.once("exit", (code, signal) => {
      workers.delete(worker)
      open.delete(worker)
      metrics.leave(worker)
      asked.get(worker)?.reject(new Error(`a service process ended with ${signal ?? code} before it served`))
      if (isLaunched) void replace(`${signal ?? code}`)
    })
    try {
      await ask(worker, { kind: "open", listening, told: nodes.told(true) })
      if (served !== undefined) await ask(worker, { kind: "start", options: served })
    } catch (error) {
      postToWorker(worker, { kind: "stop" })
      throw error
    }
    isLaunched = true
    open.add(worker)
  }

  const replace = async (end: string): Promise<void> => {
    if (closing) return
    logger.error(`a service process ended with ${end}; starting another`)
    await new Promise((resolve) => setTimeout(resolve, restartAfter))
    if (!closing)
      await launch().catch((error: unknown) => replace(error instanceof Error ? error.message : String(error)))
  }

  const close = async () => {
    closing = true
    await Promise.all(
      [...workers].map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once("exit", () => resolve())
            postToWorker(worker, { kind: "stop" })
          }),
      ),
    )
  }

  // The first worker starts alone, so that a taken port is reported once.
  const first = await launch().catch(async (error: unknown) => {
    await close()
    throw error
  })
  const others = Promise.all(Array.from({ length: count - 1 }, launch))
  others.catch(() => {})
  nodes.onChange(() => {
    for (const worker of workers) postToWorker(worker, { kind: "told", told: nodes.told(true) })
  })

  const serve = async (options: ServicesOptions): Promise<ServiceUrls> => {
    await Promise.all([first, others])
    served = options
    const [one, ...more] = [...open].map((worker) => () => ask(worker, { kind: "start", options }))
    if (one === undefined) throw new Error("no service process is left")
    // The first worker serves first, so that one process creates the database.
    const urls = await one()
    await Promise.all(more.map((start) => start()))
    return urls
  }
  return { serve, close }
}

function workerFailure({ message, isOfPorts }: Extract<FromWorker, { kind: "failed" }>): Error {
  return isOfPorts ? new PortsError([message]) : new Error(message)
}

function postToWorker(worker: Worker, message: ToWorker): void {
  // The worker may have ended already, which its exit event reports.
  worker.send(message, () => {})
}
