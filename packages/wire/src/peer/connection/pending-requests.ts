import { PeerError, type Refusal } from "../errors/peer-error.ts"
import type { ConnectionLimits } from "./limits.ts"
import { RequestNumbers } from "./request-numbers.ts"

/** A request to a chain of a peer. */
export interface OutgoingRequest {
  /** 32 bytes. */
  readonly chainId: Uint8Array
  readonly appBytes: Uint8Array
  /** Time limit for the answer in milliseconds. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/** A peer's answer. */
export type PeerAnswer = { readonly appBytes: Uint8Array } | { readonly refusal: Refusal }

interface Pending {
  readonly request: OutgoingRequest
  readonly settle: (answer: PeerAnswer | { readonly error: unknown }) => void
}

/** Number of abandoned requests that are remembered, so that late answers to them are recognized. */
const rememberedRequests = 1024

/** The requests of one connection: limited numbers of running and waiting ones, each with its own time limit. */
export class PendingRequests {
  readonly #send: (requestId: number, request: OutgoingRequest, left: number) => void
  readonly #limits: Pick<ConnectionLimits, "requestsInFlight" | "requestsWaiting">
  readonly #now: () => number
  readonly #sent = new Map<number, Pending>()
  readonly #waiting = new Map<Pending, () => void>()
  readonly #givenUp = new Set<number>()
  readonly #numbers: Pick<RequestNumbers, "next">
  #isOpen = false
  #end: unknown

  constructor(
    send: (requestId: number, request: OutgoingRequest, left: number) => void,
    limits: Pick<ConnectionLimits, "requestsInFlight" | "requestsWaiting">,
    now: () => number,
    numbers: Pick<RequestNumbers, "next"> = new RequestNumbers(),
  ) {
    this.#send = send
    this.#limits = limits
    this.#now = now
    this.#numbers = numbers
  }

  /** Sends the requests that waited for the handshake. */
  open(): void {
    this.#isOpen = true
    this.#sendWaiting()
  }

  /**
   * Sends a request, or queues it.
   *
   * @throws {PeerError} `refused`, `silent`, `busy`, or the error of the connection
   * @throws the reason of the signal
   */
  request(request: OutgoingRequest): Promise<Uint8Array> {
    const { timeout, signal } = request
    return new Promise((resolve, reject) => {
      if (this.#end !== undefined) return reject(this.#end)
      if (signal?.aborted) return reject(signal.reason)
      const { requestsWaiting } = this.#limits
      if (this.#waiting.size >= requestsWaiting)
        return reject(new PeerError("busy", `${requestsWaiting} requests wait for the peer already`))
      const end = this.#now() + timeout
      const giveUp = (error: unknown) => this.#giveUp(pending, error)
      const onAbort = () => giveUp(signal?.reason)
      const timer = setTimeout(
        () => giveUp(new PeerError("silent", `The peer did not answer within ${timeout} ms`)),
        timeout,
      )
      const pending: Pending = {
        request,
        settle: (answer) => {
          clearTimeout(timer)
          signal?.removeEventListener("abort", onAbort)
          if ("error" in answer) reject(answer.error)
          else if ("appBytes" in answer) resolve(answer.appBytes)
          else reject(peerError(answer.refusal))
        },
      }
      signal?.addEventListener("abort", onAbort)
      this.#waiting.set(pending, () => this.#sendNow(pending, Math.max(end - this.#now(), 0)))
      this.#sendWaiting()
    })
  }

  /**
   * Handles the peer's answer to a request; late ones are dropped.
   *
   * @throws {PeerError} `protocol` for an answer without a request, or of another chain
   */
  answered(chainId: Uint8Array, requestId: number, answer: PeerAnswer): void {
    const pending = this.#sent.get(requestId)
    if (!pending) {
      if (this.#givenUp.delete(requestId)) return
      throw new PeerError("protocol", `The peer answered request ${requestId}, which nobody made`)
    }
    if (Buffer.compare(chainId, pending.request.chainId) !== 0)
      throw new PeerError("protocol", `The peer answered request ${requestId} for another chain`)
    this.#sent.delete(requestId)
    pending.settle(answer)
    this.#sendWaiting()
  }

  /** Fails all requests, including later ones. */
  close(error: unknown): void {
    this.#end = error
    for (const pending of [...this.#sent.values(), ...this.#waiting.keys()]) pending.settle({ error })
  }

  #sendWaiting(): void {
    for (const [pending, send] of this.#waiting) {
      if (!this.#isOpen || this.#sent.size >= this.#limits.requestsInFlight) return
      this.#waiting.delete(pending)
      send()
    }
  }

  #sendNow(pending: Pending, left: number): void {
    const requestId = this.#numbers.next((number) => this.#sent.has(number) || this.#givenUp.has(number))
    this.#sent.set(requestId, pending)
    this.#send(requestId, pending.request, left)
  }

  #giveUp(pending: Pending, error: unknown): void {
    this.#waiting.delete(pending)
    for (const [requestId, sent] of this.#sent) {
      if (sent !== pending) continue
      this.#sent.delete(requestId)
      this.#remember(requestId)
    }
    pending.settle({ error })
    this.#sendWaiting()
  }

  #remember(requestId: number): void {
    this.#givenUp.add(requestId)
    const [oldest] = this.#givenUp
    if (this.#givenUp.size > rememberedRequests) this.#givenUp.delete(oldest as number)
  }
}

const longestPeerText = 1000

function peerError({ code, text }: Refusal): PeerError {
  const short = text.length > longestPeerText ? `${text.slice(0, longestPeerText)}…` : text
  return new PeerError("refused", `The peer refuses (${code}): ${short}`, { refusal: { code, text: short } })
}
