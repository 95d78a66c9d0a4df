import { Counter, Gauge, type Registry } from "prom-client"
import { ServiceError } from "../service-error.ts"
import { type HttpSettings, httpSettings } from "../settings.ts"

/** How many streams a process has open at once. */
export type StreamLimits = Pick<HttpSettings, "maxStreams" | "maxStreamsPerAddress">

/** Seconds after which a place may be free again: callers come and go. */
const streamRetryAfter = 30

/** The streams that are open, counted against their limits and ended when the service stops. */
export class OpenStreams {
  readonly #limits: Required<StreamLimits>
  readonly #open = new Set<() => void>()
  readonly #byAddress = new Map<string, number>()
  #refused = 0
  #closing = false

  constructor({
    maxStreams = httpSettings.maxStreams.default,
    maxStreamsPerAddress = httpSettings.maxStreamsPerAddress.default,
  }: StreamLimits) {
    this.#limits = { maxStreams, maxStreamsPerAddress }
  }

  /**
   * Takes a place for a stream.
   *
   * @param end - called when the service stops
   * @returns what gives the place back; to be called once
   * @throws ServiceError 503 when there is none
   */
  take(address: string, end: () => void): () => void {
    const { maxStreams, maxStreamsPerAddress } = this.#limits
    const own = this.#byAddress.get(address) ?? 0
    if (this.#closing) throw new ServiceError(503, "The service is stopping", { retryAfter: 1 })
    if (this.#open.size >= maxStreams) throw this.#refusal(`There are ${maxStreams} streams already, as many as may be`)
    if (own >= maxStreamsPerAddress) {
      throw this.#refusal(`There are ${maxStreamsPerAddress} streams to this address already, as many as may be`)
    }
    this.#open.add(end)
    this.#byAddress.set(address, own + 1)
    return () => {
      this.#open.delete(end)
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, left)
    }
  }

  /** Ends all of them, and lets no other begin. */
  close(): void {
    this.#closing = true
    for (const end of this.#open) end()
  }

  /** Adds to `/metrics` how many are open, and how many were one too many. */
  measure(registry: Registry): void {
    const open = this.#open
    const refused = () => this.#refused
    new Gauge({
      name: "serac_http_streams",
      help: "Streams of events that are open.",
      registers: [registry],
      collect() {
        this.set(open.size)
      },
    })
    new Counter({
      name: "serac_http_streams_refused_total",
      help: "Streams that were refused, since as many as may be were open.",
      registers: [registry],
      collect() {
        this.reset()
        this.inc(refused())
      },
    })
  }

  #refusal(message: string): ServiceError {
    this.#refused += 1
    return new ServiceError(503, message, { retryAfter: streamRetryAfter })
  }
}
