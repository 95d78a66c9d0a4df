import type { Duplex } from "node:stream"
import { PeerError } from "../errors/peer-error.ts"
import { encodeFrame, FrameReader } from "../frames/frame.ts"
import { checkHandshake } from "../handshake/check-handshake.ts"
import { type HandshakeOptions, makeHandshake } from "../handshake/make-handshake.ts"
import type { Handshake, KnownPeers } from "../messages/handshake.ts"
import { decodeMessage, encodeMessage, type Message } from "../messages/message.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"
import { AppAnswers, type AppHandler } from "./app-answers.ts"
import { type ConnectionLimits, defaultLimits } from "./limits.ts"
import { type OutgoingRequest, PendingRequests } from "./pending-requests.ts"
import { TrafficBudget } from "./traffic-budget.ts"

/** The peer at the other end. */
export interface RemotePeer {
  /** The node ID of its certificate, 20 bytes. */
  readonly nodeId: Uint8Array
  /** The certificate in DER. */
  readonly certificate: Uint8Array
  /** The BLS key with which it must have signed its address, 48 bytes. Default: any. */
  readonly publicKey?: Uint8Array | undefined
}

/** Options of a connection. */
export interface ConnectionOptions extends HandshakeOptions {
  /** The TLS connection; the peer's identity is known from it. */
  readonly socket: Duplex
  readonly peer: RemotePeer
  /** Handles the peer's requests. Default: none are answered. */
  readonly answer?: AppHandler | undefined
  /** The peers that this side announces, except those that the other side knows. Default: none. */
  readonly peers?: ((known: KnownPeers | undefined) => readonly ClaimedIpPort[]) | undefined
  /** Receives the peers that the other side announces on request, unverified, and resolves when they are processed. */
  readonly onPeers?: ((claims: readonly ClaimedIpPort[]) => Promise<void>) | undefined
  /** Receives the error with which the connection ended. */
  readonly onEnd?: ((error: PeerError) => void) | undefined
  readonly limits?: Partial<ConnectionLimits> | undefined
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** A connection of two peers, for either side: it starts with a handshake and ends once, with an error. */
export class PeerConnection {
  /** Resolves after the handshake; rejects with the connection's error if it ends before. */
  readonly ready: Promise<void>
  readonly #options: ConnectionOptions
  readonly #limits: ConnectionLimits
  readonly #now: () => number
  readonly #frames = new FrameReader()
  readonly #budget: TrafficBudget
  readonly #requests: PendingRequests
  readonly #answers: AppAnswers | undefined
  readonly #handshakeTimer: NodeJS.Timeout
  readonly #pingTimer: NodeJS.Timeout
  readonly #silenceTimer: NodeJS.Timeout
  #settleReady!: { readonly resolve: () => void; readonly reject: (error: unknown) => void }
  #hasShakenHands = false
  #isReady = false
  /** Number of peer lists that the peer may send: one for the handshake, one for each request. */
  #owedLists = 1
  readonly #awaitsList = new Set<() => void>()
  #error: PeerError | undefined

  constructor(options: ConnectionOptions) {
    const { socket, answer, peer, now = Date.now } = options
    this.#options = options
    this.#limits = { ...defaultLimits, ...options.limits }
    this.#now = now
    this.#budget = new TrafficBudget(this.#limits, now)
    this.#requests = new PendingRequests((...request) => this.#sendRequest(...request), this.#limits, now)
    this.#answers = answer && new AppAnswers(peer.nodeId, answer, this.#limits.answersInFlight)
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject }
    })
    // Callers that do not await it get the error from their requests.
    this.ready.catch(() => {})
    const { handshakeTimeout, pingInterval, silence } = this.#limits
    const late = () => this.#end(new PeerError("silent", `The peer did not shake hands within ${handshakeTimeout} ms`))
    this.#handshakeTimer = setTimeout(late, handshakeTimeout)
    this.#pingTimer = setInterval(() => this.#send({ type: "ping", value: { uptime: 0 } }), pingInterval)
    const mute = () => this.#end(new PeerError("silent", `The peer said nothing for ${silence} ms`))
    this.#silenceTimer = setTimeout(mute, silence)
    socket.on("data", (bytes: Uint8Array) => this.#read(bytes))
    socket.on("error", (cause) => this.#end(new PeerError("unreachable", "The connection broke", { cause })))
    socket.on("close", () => this.#end(new PeerError("unreachable", "The peer ended the connection")))
    socket.on("end", () => this.#end(new PeerError("unreachable", "The peer ended the connection")))
    this.#send({ type: "handshake", value: makeHandshake(options, now()) })
  }

  /** The error with which the connection ended; `undefined` before. */
  get error(): PeerError | undefined {
    return this.#error
  }

  /**
   * Sends a request to a chain of the peer, after the handshake.
   *
   * @throws {PeerError} `refused`, `silent`, `busy`, or the error of the connection
   * @throws the reason of the signal
   */
  request(request: OutgoingRequest): Promise<Uint8Array> {
    return this.#requests.request(request)
  }

  /**
   * Requests validators from the peer, except the known ones: `onPeers` receives a few at a time. Resolves after that, or when the
   * connection has ended; a peer that knows no others does not answer.
   */
  askForPeers(known: KnownPeers): Promise<void> {
    return new Promise((resolve) => {
      if (this.#error || !this.#isReady) return resolve()
      this.#owedLists++
      this.#awaitsList.add(resolve)
      this.#send({ type: "getPeerList", value: { knownPeers: known, allSubnets: true } })
    })
  }

  /** Closes the connection. Pending requests fail with the information that this side closed it. */
  close(): void {
    this.#end(new PeerError("closed", "The connection was closed"))
  }

  #read(bytes: Uint8Array): void {
    try {
      for (const frame of this.#frames.read(bytes)) {
        if (this.#error) return
        this.#silenceTimer.refresh()
        const { message, size } = decodeMessage(frame)
        this.#budget.spend(size)
        this.#take(message)
      }
    } catch (error) {
      this.#end(
        error instanceof PeerError
          ? error
          : new PeerError("protocol", `The peer sent no message: ${String(error)}`, { cause: error }),
      )
    }
  }

  #take(message: Message): void {
    // Pongs, gossip and consensus messages are ignored: this side takes no part in consensus.
    if (message.type === "ping") this.#send({ type: "pong", value: {} })
    else if (message.type === "handshake") this.#takeHandshake(message.value)
    else if (message.type === "peerList") this.#takePeers(message.value.claimedIpPorts)
    else if (message.type === "getPeerList") this.#tellPeers(message.value.knownPeers)
    else if (message.type === "appRequest") this.#takeRequest(message.value)
    else if (message.type === "appResponse" || message.type === "appError") this.#takeAnswer(message)
  }

  #takeHandshake(handshake: Handshake): void {
    if (this.#hasShakenHands) throw new PeerError("protocol", "The peer shook hands twice")
    const { networkId, peer } = this.#options
    checkHandshake(handshake, { networkId, ...peer }, this.#now())
    this.#hasShakenHands = true
    this.#send({ type: "peerList", value: { claimedIpPorts: this.#claims(handshake.knownPeers) } })
  }

  #takePeers(claims: readonly ClaimedIpPort[]): void {
    // Peer lists before the peer's handshake, and unrequested ones, are ignored.
    if (!this.#hasShakenHands || this.#owedLists === 0) return
    this.#owedLists--
    if (!this.#isReady) {
      this.#isReady = true
      clearTimeout(this.#handshakeTimer)
      this.#requests.open()
      this.#settleReady.resolve()
    }
    // Later callers wait for the next list.
    const awaiting = [...this.#awaitsList]
    this.#awaitsList.clear()
    const learned = this.#options.onPeers?.(claims) ?? Promise.resolve()
    void learned.then(() => {
      for (const resolve of awaiting) resolve()
    })
  }

  #tellPeers(known: KnownPeers | undefined): void {
    const claimedIpPorts = this.#isReady ? this.#claims(known) : []
    if (claimedIpPorts.length > 0) this.#send({ type: "peerList", value: { claimedIpPorts } })
  }

  #claims(known: KnownPeers | undefined): readonly ClaimedIpPort[] {
    try {
      return this.#options.peers?.(known) ?? []
    } catch (cause) {
      throw new PeerError("protocol", `The peer tells whom it knows by what is no filter: ${String(cause)}`, { cause })
    }
  }

  #endAwaiting(): void {
    for (const resolve of this.#awaitsList) resolve()
  }

  #takeRequest(request: Extract<Message, { type: "appRequest" }>["value"]): void {
    if (!this.#isReady) return
    const { chainId, requestId } = request
    this.#answers?.take(request, (answer) =>
      "appBytes" in answer
        ? this.#send({ type: "appResponse", value: { chainId, requestId, appBytes: answer.appBytes } })
        : this.#send({
            type: "appError",
            value: { chainId, requestId, errorCode: answer.refusal.code, errorMessage: answer.refusal.text },
          }),
    )
  }

  #takeAnswer(message: Extract<Message, { type: "appResponse" | "appError" }>): void {
    const { chainId, requestId } = message.value
    const answer =
      message.type === "appResponse"
        ? { appBytes: message.value.appBytes }
        : { refusal: { code: message.value.errorCode, text: message.value.errorMessage } }
    this.#requests.answered(chainId, requestId, answer)
  }

  #sendRequest(requestId: number, { chainId, appBytes }: OutgoingRequest, left: number): void {
    const deadline = BigInt(Math.round(left)) * 1_000_000n
    this.#send({ type: "appRequest", value: { chainId, requestId, deadline, appBytes } })
  }

  #send(message: Message): void {
    if (this.#error) return
    const { socket } = this.#options
    socket.write(encodeFrame(encodeMessage(message)))
    if (socket.writableLength > this.#limits.unsentBytes)
      this.#end(new PeerError("protocol", "The peer does not read what it is sent"))
  }

  #end(error: PeerError): void {
    if (this.#error) return
    this.#error = error
    for (const timer of [this.#handshakeTimer, this.#pingTimer, this.#silenceTimer]) clearTimeout(timer)
    this.#requests.close(error)
    this.#answers?.close()
    this.#endAwaiting()
    this.#options.socket.destroy()
    this.#settleReady.reject(error)
    this.#options.onEnd?.(error)
  }
}
