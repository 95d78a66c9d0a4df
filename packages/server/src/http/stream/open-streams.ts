import { Counter, Gauge, type Registry } from "prom-client"
import { networkOf } from "../address/network-of.ts"
import type { Caller } from "../caller.ts"
import { Ranking } from "../connections/ranking.ts"
import { ServiceError } from "../service-error.ts"
import { type HttpSettings, httpSettings } from "../settings.ts"

/** Limits of the open streams of a process. */
export type StreamLimits = Pick<HttpSettings, "maxStreams" | "maxStreamsPerAddress">

/** `Retry-After` of these refusals, in seconds. */
const streamRetryAfter = 30

/** The streams to one address, or with one key, the oldest first. */
interface StreamHolder {
  readonly name: string
  readonly ends: Set<() => void>
}

/**
 * The open streams, counted against their limits and ended when the service stops. At the limit, the address or key with the most streams
 * loses its oldest one to a caller with fewer; the disconnected caller reconnects.
 */
export class OpenStreams {
  readonly #limits: Required<StreamLimits>
  readonly #open = new Set<() => void>()
  readonly #holders = new Map<string, StreamHolder>()
  readonly #byStreams = new Ranking<StreamHolder>()
  #refused = 0
  #closing = false

  constructor({
    maxStreams = httpSettings.maxStreams.default,
    maxStreamsPerAddress = httpSettings.maxStreamsPerAddress.default,
  }: StreamLimits) {
    this.#limits = { maxStreams, maxStreamsPerAddress }
  }

  /**
   * Reserves a place for a stream.
   *
   * @param end - called when the service stops, or another caller gets the place
   * @returns a function that releases the place; to be called once
   * @throws ServiceError 503 when there is no place
   */
  take({ address, keyId }: Pick<Caller, "address" | "keyId">, end: () => void): () => void {
    const { maxStreams, maxStreamsPerAddress } = this.#limits
    if (this.#closing) throw new ServiceError(503, "The service is stopping", { retryAfter: 1 })
    const holders = [this.#holderOf(`address ${networkOf(address)}`)]
    if (keyId !== undefined) holders.push(this.#holderOf(`key ${keyId}`))
    const own = Math.max(...holders.map(({ ends }) => ends.size))
    if (own >= maxStreamsPerAddress) {
      const whose = (holders[0] as StreamHolder).ends.size === own ? "to this address" : "with this key"
      throw this.#refusal(`There are ${maxStreamsPerAddress} streams ${whose} already, as many as may be`)
    }
    if (this.#open.size >= maxStreams && !this.#endOneOfLargest(own))
      throw this.#refusal(`There are ${maxStreams} streams already, as many as may be`)
    this.#open.add(end)
    for (const holder of holders) this.#change(holder, () => holder.ends.add(end))
    return () => this.#remove(end, holders)
  }

  /** Ends the oldest stream of the holder with the most streams, if that has more than the new stream's holder would have. Returns whether it did. */
  #endOneOfLargest(own: number): boolean {
    const largest = this.#byStreams.largest
    if (largest === undefined || largest.ends.size <= own + 1) return false
    const [oldest] = largest.ends
    if (oldest === undefined) return false
    this.#remove(oldest, [...this.#holders.values()])
    oldest()
    return true
  }

  #remove(end: () => void, holders: readonly StreamHolder[]): void {
    this.#open.delete(end)
    for (const holder of holders) this.#change(holder, () => holder.ends.delete(end))
  }

  #holderOf(name: string): StreamHolder {
    return this.#holders.get(name) ?? { name, ends: new Set() }
  }

  #change(holder: StreamHolder, change: () => unknown): void {
    change()
    this.#byStreams.set(holder, holder.ends.size)
    if (holder.ends.size > 0) this.#holders.set(holder.name, holder)
    else if (this.#holders.get(holder.name) === holder) this.#holders.delete(holder.name)
  }

  /** Ends all streams and refuses new ones. */
  close(): void {
    this.#closing = true
    for (const end of this.#open) end()
  }

  /** Adds the open and the refused streams to `/metrics`. */
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
