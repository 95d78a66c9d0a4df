import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { networkOf, type TakeTurn } from "@serac/server/http"
import { type WebSocket, WebSocketServer } from "ws"
import type { GatewayCall } from "../calls/call.ts"
import type { Route } from "../calls/route.ts"
import type { ChainFeed } from "../feed/chain-feed.ts"
import { type CallerSocket, closeCodes } from "./caller-socket.ts"
import { CallerSubscriptions, isSessionMethod } from "./caller-subscriptions.ts"
import { FrameSender } from "./frame-sender.ts"
import type { SessionCalls } from "./session-calls.ts"
import { type FrameReply, SocketSession } from "./socket-session.ts"
import type { SubscriptionShares } from "./subscription-shares.ts"

/** What {@link CallerSockets} needs. */
export interface CallerSocketsOptions {
  /** Maximum bytes of a frame. */
  readonly maxFrameBytes: number
  /** Maximum characters that may wait for a caller who does not read. */
  readonly maxUnsent: number
  readonly shares: SubscriptionShares
  readonly feedOf: (route: Route) => ChainFeed
  /** Answers a frame; `session` answers the calls that belong to the WebSocket. */
  readonly answer: (
    request: IncomingMessage,
    text: string,
    session: SessionCalls,
  ) => Promise<Omit<FrameReply, "announced">>
  /** Receives unexpected failures. */
  readonly warn: (error: unknown) => void
}

/** Milliseconds between pings. A caller who has not answered the last ping is disconnected. */
const pingInterval = 30_000
/** Milliseconds between the close frame and the end of the connection. */
const closeTimeout = 2_000

/** The WebSockets of callers. */
export class CallerSockets {
  readonly #options: CallerSocketsOptions
  readonly #server: WebSocketServer
  readonly #answered = new WeakSet<WebSocket>()
  readonly #pings: NodeJS.Timeout

  constructor(options: CallerSocketsOptions) {
    this.#options = options
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: options.maxFrameBytes,
      perMessageDeflate: false,
      // Automatic answers to pings would wait without a limit for a caller who does not read.
      autoPong: false,
    })
    this.#pings = setInterval(() => this.#ping(), pingInterval)
    this.#pings.unref()
  }

  /** The number of open WebSockets. */
  get size(): number {
    return this.#server.clients.size
  }

  /**
   * Opens a WebSocket; an invalid handshake is refused with a 400.
   *
   * @param turn - schedules the answers to its frames
   */
  begin(request: IncomingMessage, stream: Duplex, head: Buffer, route: Route, turn: TakeTurn): void {
    this.#server.handleUpgrade(request, stream, head, (socket) => this.#converse(socket, request, route, turn))
  }

  /** Notifies every caller that the gateway closes. */
  end(): void {
    clearInterval(this.#pings)
    for (const socket of this.#server.clients) endSocket(socket, closeCodes.goingAway, "the gateway closes")
    this.#server.close()
  }

  #converse(socket: WebSocket, request: IncomingMessage, route: Route, turn: TakeTurn): void {
    const { maxUnsent, shares, feedOf, answer, warn } = this.#options
    const caller: CallerSocket = {
      get bufferedAmount() {
        return socket.bufferedAmount
      },
      send: (text, sent) => socket.send(text, () => sent()),
      pong: (data) => socket.pong(data),
      close: (code, reason) => endSocket(socket, code, reason),
    }
    const sender = new FrameSender(caller, maxUnsent)
    const subscriptions = new CallerSubscriptions({ feed: feedOf(route), sender, shares })
    const session = new SocketSession({
      sender,
      subscriptions,
      turn,
      answer: async (text) => {
        const announced: (() => void)[] = []
        const calls: SessionCalls = {
          has: isSessionMethod,
          call: (call: GatewayCall, { keyId, address }) =>
            subscriptions.call(call, keyId ?? networkOf(address), announced),
        }
        try {
          return { ...(await answer(request, text, calls)), announced }
        } catch (error) {
          warn(error)
          sender.close(closeCodes.internal, "internal error")
          return { body: "", sent: () => {}, announced: [] }
        }
      },
      pause: (isPaused) => (isPaused ? socket.pause() : socket.resume()),
    })
    this.#answered.add(socket)
    socket.on("pong", () => this.#answered.add(socket))
    socket.on("ping", (data) => sender.pong(data))
    socket.on("message", (data) => session.receive(String(data)))
    socket.on("error", () => socket.terminate())
    socket.on("close", () => session.end())
  }

  #ping(): void {
    for (const socket of this.#server.clients) {
      if (!this.#answered.delete(socket)) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.ping()
    }
  }
}

/** Closes a WebSocket, and after a while its connection, whether the caller has acknowledged that or not. */
function endSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  // A paused socket would not receive the caller's close frame.
  socket.resume()
  setTimeout(() => socket.terminate(), closeTimeout).unref()
}
