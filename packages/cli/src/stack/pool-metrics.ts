import { lasting, type Metrics, mergeMetrics } from "@serac/server/http"
import type { ServiceName } from "./start-services.ts"
import type { MetricsFromWorker, MetricsToWorker } from "./worker-messages.ts"

/** Time limit in milliseconds for a worker's metrics report; for a late worker its last report counts. */
const workerReportTimeoutMs = 2_000

/** A pending request for the metrics of workers. */
interface MetricsRequest {
  readonly service: ServiceName
  answer(metrics: Metrics): void
}

/**
 * Sums the metrics of workers that share a port, in the process that started them. Counters continue from the last report of a
 * worker that has ended or does not answer, so that sums never decrease.
 */
export class PoolMetrics<Worker> {
  readonly #send: (worker: Worker, message: MetricsToWorker) => void
  /** The last report of each worker. */
  readonly #workers = new Map<Worker, Map<ServiceName, Metrics>>()
  readonly #asked = new Map<number, { readonly worker: Worker } & MetricsRequest>()
  /** The counters of ended workers. */
  readonly #ended = new Map<ServiceName, Promise<Metrics>>()
  #lastId = 0

  constructor(send: (worker: Worker, message: MetricsToWorker) => void) {
    this.#send = send
  }

  join(worker: Worker): void {
    this.#workers.set(worker, new Map())
  }

  leave(worker: Worker): void {
    const told = this.#workers.get(worker) ?? new Map<ServiceName, Metrics>()
    this.#workers.delete(worker)
    for (const [service, metrics] of told) {
      const before = this.#ended.get(service) ?? Promise.resolve([])
      this.#ended.set(
        service,
        before.then(async (ended) => (await mergeMetrics([ended, lasting(metrics)])).metrics),
      )
    }
    // The worker's last report now counts among those of ended workers.
    for (const asked of [...this.#asked.values()]) if (asked.worker === worker) asked.answer([])
  }

  /** Handles a message of a worker. */
  receive(worker: Worker, message: MetricsFromWorker): void {
    const { id, service } = message
    if (message.kind === "measured") {
      this.#workers.get(worker)?.set(service, message.metrics)
      this.#asked.get(id)?.answer(message.metrics)
      return
    }
    this.#scrape(service).then(
      (text) => this.#send(worker, { kind: "scraped", id, text }),
      (error: unknown) => this.#send(worker, { kind: "scraped", id, fault: String(error) }),
    )
  }

  async #scrape(service: ServiceName): Promise<string> {
    const answers = await Promise.all([...this.#workers.keys()].map((worker) => this.#measure(worker, service)))
    const ended = (await this.#ended.get(service)) ?? []
    const answered = answers.filter(({ isNew }) => isNew).length
    const all = [...answers.map(({ metrics }) => metrics), ended, [workersMetric(answered)]]
    return (await mergeMetrics(all)).text
  }

  #measure(worker: Worker, service: ServiceName): Promise<{ readonly metrics: Metrics; readonly isNew: boolean }> {
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve) => {
      const settle = (metrics: Metrics, isNew: boolean) => {
        clearTimeout(timer)
        this.#asked.delete(id)
        resolve({ metrics, isNew })
      }
      const timer = setTimeout(() => {
        settle(lasting(this.#workers.get(worker)?.get(service) ?? []), false)
      }, workerReportTimeoutMs)
      this.#asked.set(id, { worker, service, answer: (metrics) => settle(metrics, metrics.length > 0) })
      this.#send(worker, { kind: "measure", id, service })
    })
  }
}

/** A metric of the number of processes in the sums. */
function workersMetric(count: number): Metrics[number] {
  const help = "Worker processes that reported their metrics in time."
  return {
    name: "serac_workers_answering",
    help,
    type: "gauge",
    aggregator: "sum",
    values: [{ value: count, labels: {} }],
  } as unknown as Metrics[number]
}
