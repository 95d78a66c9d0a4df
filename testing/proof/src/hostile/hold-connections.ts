import { connect, type Socket } from "node:net"
import { Random } from "@serac/devnet/random"
import { attacks } from "./attacks.ts"
import { localAddressOf, type Origin, targetOf } from "./origin.ts"
import type { Target } from "./target.ts"

/** The instructions for an attacker's process. */
export interface AttackerOrder {
  readonly attack: string
  readonly target: Target
  readonly origin: Origin
  /** The number of connections held open, over all addresses together. */
  readonly connections: number
  readonly seed: string
}

/** The results of an attacker's process. */
export interface AttackerReport {
  readonly opened: number
  readonly closed: number
  readonly refused: number
  readonly bytesRead: number
}

/** A running attack. */
export interface RunningAttack {
  readonly report: AttackerReport
  /** Closes all connections, and opens no new ones. */
  end(): void
}

/** Holds connections as the attack defines, and reopens closed ones. */
export function holdConnections({ attack: name, target, origin, connections, seed }: AttackerOrder): RunningAttack {
  const attack = attacks.find((one) => one.name === name)
  if (attack === undefined) throw new Error(`There is no attack ${name}`)
  const random = new Random(seed)
  const report = { opened: 0, closed: 0, refused: 0, bytesRead: 0 }
  const sockets = new Set<Socket>()
  let isOver = false
  const open = (index: number) => {
    if (isOver) return
    const socket = connect({ port: target.port, host: "127.0.0.1", localAddress: localAddressOf(origin, index) })
    sockets.add(socket)
    let isOpen = false
    socket.on("connect", () => {
      isOpen = true
      report.opened += 1
      attack.begin(socket, targetOf(target, origin, index))
    })
    socket.on("data", (data) => {
      report.bytesRead += data.length
    })
    socket.on("error", () => {})
    socket.on("close", () => {
      sockets.delete(socket)
      report[isOpen ? "closed" : "refused"] += 1
      setTimeout(() => open(index), attack.reopenMs * (0.5 + random.next()))
    })
  }
  // The start is spread over 300 ms, so that some connections are open when others arrive.
  for (let index = 0; index < connections; index++) setTimeout(() => open(index), random.next() * 300)
  const end = () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
  return { report, end }
}
