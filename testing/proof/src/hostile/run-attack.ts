import { fork } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import type { AttackerOrder, AttackerReport } from "./hold-connections.ts"
import { callHonestly, type HonestRequest } from "./honest-caller.ts"
import type { Origin } from "./origin.ts"
import { watchBusy, watchShare } from "./processor-time.ts"

/** The callers during an attack, and its duration. */
export interface AttackedCallers {
  /** The origin of the honest callers: one caller for each address; where callers have keys, all use this key. */
  readonly origin: Origin
  readonly seconds: number
  /** The processes of the server and of its node. */
  readonly serverPid: number
  readonly nodePid: number
}

/** The result of an attack. */
export interface AttackOutcome {
  readonly requests: readonly HonestRequest[]
  readonly attacker: AttackerReport
  /** The attacker's share of the machine's processors, from 0 to 1. */
  readonly attackerShare: number
  readonly serverShare: number
  /** The share of all unrelated processes: a large share lengthens the times. */
  readonly othersShare: number
  /** The maximum memory in bytes that the system used for connection buffers during the attack. */
  readonly bufferBytes: number
}

const attackerFile = fileURLToPath(new URL("attacker.ts", import.meta.url))
/** Milliseconds until the server has closed the connections of an attack. */
const calmMs = 500
/** Milliseconds between two requests of an honest caller. */
const paceMs = 100
const sampleMs = 250
const pageBytes = 4_096

/** Attacks a target for a duration, while honest callers send requests throughout. */
export async function runAttack(
  order: AttackerOrder,
  { origin, seconds, serverPid, nodePid }: AttackedCallers,
): Promise<AttackOutcome> {
  const attacker = fork(attackerFile, { stdio: "inherit" })
  await once(attacker, "message")
  const busy = await watchBusy()
  const shares = await Promise.all([attacker.pid as number, serverPid, nodePid, process.pid].map(watchShare))
  attacker.send(order)
  const ends = performance.now() + seconds * 1_000
  let bufferBytes = 0
  const sampling = setInterval(async () => {
    const told = await readFile("/proc/net/sockstat", "utf8").catch(() => "")
    bufferBytes = Math.max(bufferBytes, Number(/^TCP:.* mem (\d+)$/m.exec(told)?.[1] ?? 0) * pageBytes)
  }, sampleMs)
  const callers = origin.addresses.map(async (address, at) => {
    // The callers do not start at the same moment.
    await delay((paceMs / origin.addresses.length) * at)
    return callHonestly(order.target, { ...origin, addresses: [address] }, paceMs, () => performance.now() >= ends)
  })
  const requests = (await Promise.all(callers)).flat()
  clearInterval(sampling)
  const [busyShare, ...own] = await Promise.all([busy, ...shares].map((share) => share()))
  const [attackerShare, serverShare] = own as [number, number]
  const othersShare = Math.max(0, (busyShare as number) - own.reduce((sum, share) => sum + share, 0))
  const exited = once(attacker, "exit")
  const reported = once(attacker, "message")
  attacker.send("end")
  const [report] = (await reported) as [AttackerReport]
  await exited
  await delay(calmMs)
  return {
    ...{ requests, attacker: report, bufferBytes },
    ...{ attackerShare, serverShare, othersShare },
  }
}
