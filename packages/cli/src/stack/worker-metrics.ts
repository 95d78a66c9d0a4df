import type { Metrics } from "@serac/server/http"
import type { ServiceName } from "./start-services.ts"
import type { MetricsFromWorker, MetricsToWorker } from "./worker-messages.ts"

/** Milliseconds for the parent process to answer with the metrics of all: longer than it waits for any of them. */
const poolMetricsTimeoutMs = 5_000

const noMetrics = async (): Promise<Metrics> => []

/** Whoever waits for what all workers measure. */
interface PendingText {
  resolve(text: string): void
  reject(error: Error): void
}

/** Sends the metrics of a worker, and receives those of all workers. */
export class WorkerMetrics {
  readonly #send: (message: MetricsFromWorker) => void
  readonly #own = new Map<ServiceName, () => Promise<Metrics>>()
  readonly #waiting = new Map<number, PendingText>()
  #lastId = 0

  constructor(send: (message: MetricsFromWorker) => void) {
    this.#send = send
  }

  /** Takes the source of this process's metrics of a service; the result returns the text for all processes. */
  share(service: ServiceName, own: () => Promise<Metrics>): () => Promise<string> {
    this.#own.set(service, own)
    return () => this.#scrape(service)
  }

  /** Handles a message of the parent process. */
  async receive(message: MetricsToWorker): Promise<void> {
    const { id } = message
    if (message.kind === "measure") {
      const { service } = message
      // Before it serves there are no metrics; without a report the last one counts.
      const metrics = await (this.#own.get(service) ?? noMetrics)().catch(() => undefined)
      if (metrics !== undefined) this.#send({ kind: "measured", id, service, metrics })
      return
    }
    const waiting = this.#waiting.get(id)
    if (message.text !== undefined) waiting?.resolve(message.text)
    else waiting?.reject(new Error(message.fault ?? "no metrics were reported"))
  }

  #scrape(service: ServiceName): Promise<string> {
    this.#lastId += 1
    const id = this.#lastId
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`the process that adds up the metrics did not answer within ${poolMetricsTimeoutMs / 1000} s`))
      }, poolMetricsTimeoutMs)
      this.#waiting.set(id, { resolve, reject })
      this.#send({ kind: "scrape", id, service })
      // Not to be kept alive by it when all else is done.
      timer.unref()
    }).finally(() => this.#waiting.delete(id))
  }
}
