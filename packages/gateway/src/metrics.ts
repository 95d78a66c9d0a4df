import { Counter, Gauge, Histogram, type Registry } from "prom-client"
import type { AnswerSource } from "./calls/answer-calls.ts"
import type { NodeLag } from "./nodes/node-heads.ts"

/** An ended call, for the metrics. */
export interface MeasuredCall {
  /** A permitted method, or one label for all others. */
  readonly method: string
  /** The HTTP status; `aborted` if the caller disconnected before the answer. */
  readonly status: string
  /** Undefined if no node had to answer the call. */
  readonly source: AnswerSource | undefined
  /** The duration of the request that contained the call. */
  readonly milliseconds: number
}

/** Values that are read when the metrics are collected. */
export interface GatewayGauges {
  /** Requests that are being answered. */
  readonly running: () => number
  /** Characters of cached answers. */
  readonly kept: () => number
  /** Bytes that running requests hold. */
  readonly held: () => number
  /** WebSockets of callers. */
  readonly sockets: () => number
  /** Subscriptions of callers. */
  readonly subscriptions: () => number
  /** Requests that wait until fewer calls are with nodes. */
  readonly waiting: () => number
  /** How far nodes are behind. */
  readonly lags: () => readonly NodeLag[]
}

/** Seconds: from a node on the same machine to one that times out. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Fewer buckets, since each method has a series for each bucket. */
const callBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

/** The metrics of a gateway. Labels are bounded: methods by the permitted ones, nodes by the configuration. */
export class GatewayMetrics {
  readonly #calls = new Counter({
    name: "serac_gateway_calls_total",
    help: "Calls that ended, by method, HTTP status and where the answer is from: kept, shared, asked or none.",
    labelNames: ["method", "status", "answer"],
    registers: [],
  })
  readonly #nodes = new Histogram({
    name: "serac_gateway_node_duration_seconds",
    help: "Seconds that a node took to answer, or to be given up, by its host and whether its answer was of use.",
    labelNames: ["node", "outcome"],
    buckets,
    registers: [],
  })
  readonly #durations = new Histogram({
    name: "serac_gateway_call_duration_seconds",
    help: "Seconds from a call to its response with the caller, by method; of a batch those of the whole.",
    labelNames: ["method"],
    buckets: callBuckets,
    registers: [],
  })
  readonly #gauges: GatewayGauges

  constructor(gauges: GatewayGauges) {
    this.#gauges = gauges
  }

  /** Counts a call. */
  count({ method, status, source, milliseconds }: MeasuredCall): void {
    this.#calls.inc({ method, status, answer: source ?? "none" })
    this.#durations.observe({ method }, milliseconds / 1000)
  }

  /** Records a request to a node. @param node its URL; only the host becomes a label, since the rest may be a secret */
  observeNode(node: string, isOfUse: boolean, milliseconds: number): void {
    this.#nodes.observe({ node: hostOf(node), outcome: isOfUse ? "answered" : "failed" }, milliseconds / 1000)
  }

  /** Adds all metrics to a registry. */
  measure(registry: Registry): void {
    registry.registerMetric(this.#calls)
    registry.registerMetric(this.#durations)
    registry.registerMetric(this.#nodes)
    const { running, kept, held, sockets, subscriptions, waiting, lags } = this.#gauges
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        ...{ name, help, registers: [registry] },
        collect() {
          this.set(value())
        },
      })
    gauge("serac_gateway_requests_running", "Requests that are being answered.", running)
    gauge(
      "serac_gateway_requests_waiting",
      "Requests that wait until fewer calls are with the nodes of their chain.",
      waiting,
    )
    gauge("serac_gateway_sockets", "WebSockets of callers.", sockets)
    gauge("serac_gateway_subscriptions", "Subscriptions of callers.", subscriptions)
    gauge("serac_gateway_cache_characters", "Characters of answers that are kept.", kept)
    gauge(
      "serac_gateway_held_bytes",
      "Bytes of requests and answers that are held until callers have taken them.",
      held,
    )
    new Gauge({
      name: "serac_gateway_node_lag_blocks",
      help: "Blocks by which a node is behind the head of a chain that has several nodes, by its host.",
      labelNames: ["chain", "node"],
      registers: [registry],
      collect() {
        this.reset()
        const most = new Map<string, number>()
        for (const { ledger: chain, url, blocks } of lags()) {
          const labels = { chain, node: hostOf(url) }
          // Two nodes behind one host are told by the one that is further behind.
          const name = JSON.stringify(labels)
          most.set(name, Math.max(blocks, most.get(name) ?? 0))
          this.set(labels, most.get(name) as number)
        }
      },
    })
  }
}

/** Of a node's URL only the host is told: the rest may be a secret. */
const hostOf = (url: string): string => new URL(url).host
