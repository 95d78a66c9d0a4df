import type { Metrics } from "@serac/server/http"
import type { ServiceName } from "./start-services.ts"
import type { MetricsFromWorker, MetricsToWorker } from "./worker-messages.ts"

/** Time limit in milliseconds for the parent's answer with all metrics; longer than its limit for each worker. */
const poolMetricsTimeoutMs = 5_000

const noMetrics = async (): Promise<Metrics> => []

/** A pending request for the metrics of all workers. */
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

  /** Registers the source of this process's metrics of a service. @returns a function that returns the text for all processes. */
  share(service: ServiceName, own: () => Promise<Metrics>): () => Promise<string> {
    this.#own.set(service, own)
    return () => this.#scrape(service)
  }

  /** Handles a message of the parent process. */
  async receive(message: MetricsToWorker): Promise<void> {
    const { id } = message
    if (message.kind === "measure") {
      const { service } = message
      // Before the service starts there are no metrics; without a report the parent uses the last one.
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
      // The timer must not keep the process alive.
      timer.unref()
    }).finally(() => this.#waiting.delete(id))
  }
}
