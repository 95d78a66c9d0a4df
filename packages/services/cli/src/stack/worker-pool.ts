import cluster, { type Worker } from "node:cluster"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import type { Output } from "./create-output.ts"
import { PoolMetrics } from "./pool-metrics.ts"
import type { Services, ServicesOptions } from "./start-services.ts"
import type { ServiceUrls } from "./welcome.ts"
import type { FromWorker, ToWorker } from "./worker-messages.ts"

const restartAfter = 1_000

/**
 * Serves in several processes that share the ports. One that dies is replaced; one that cannot start at all ends the start.
 * Configuration goes by message, never by argument or environment, where other users of the machine could read it.
 */
export async function startWorkers(
  count: number,
  options: ServicesOptions,
  { view, logger }: Output,
): Promise<Services> {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL(`./worker${extname(import.meta.url)}`, import.meta.url)),
    args: [],
    silent: true,
  })
  let closing = false
  const workers = new Set<Worker>()
  const metrics = new PoolMetrics<Worker>(send)

  const launch = async (): Promise<ServiceUrls> => {
    const worker = cluster.fork()
    workers.add(worker)
    metrics.join(worker)
    worker.process.stdout?.setEncoding("utf8").on("data", (text: string) => view.print("out", text))
    worker.process.stderr?.setEncoding("utf8").on("data", (text: string) => view.print("error", text))
    let isServing = false
    const answer = new Promise<ServiceUrls>((resolve, reject) => {
      worker.on("message", (message: FromWorker) => {
        if (message.kind === "ready") {
          isServing = true
          resolve(message.urls)
        } else if (message.kind === "failed") reject(new Error(message.message))
        else metrics.receive(worker, message)
      })
      // Heard from the beginning: who asked for it after `await`ing that it serves might ask too late.
      worker.once("exit", (code, signal) => {
        workers.delete(worker)
        metrics.leave(worker)
        if (isServing) void replace(`${signal ?? code}`)
        else reject(new Error(`a service process ended with ${signal ?? code} before it served`))
      })
    })
    send(worker, { kind: "start", options })
    return await answer.catch((error: unknown) => {
      send(worker, { kind: "stop" })
      throw error
    })
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
            send(worker, { kind: "stop" })
          }),
      ),
    )
  }

  try {
    // The first starts alone: a taken port is reported once, and one process creates the database.
    const urls = await launch()
    await Promise.all(Array.from({ length: count - 1 }, launch))
    return { urls, close }
  } catch (error) {
    await close()
    throw error
  }
}

function send(worker: Worker, message: ToWorker): void {
  // It may have ended already, which its exit event reports.
  worker.send(message, () => {})
}
