import { fork } from "node:child_process"
import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import type { AttackerOrder, AttackerReport } from "./hold-connections.ts"
import { callHonestly, type HonestRequest } from "./honest-caller.ts"

/** What came of an attack. */
export interface AttackOutcome {
  readonly requests: readonly HonestRequest[]
  readonly attacker: AttackerReport
  /** The most memory, in bytes, that the system had in buffers of connections meanwhile. */
  readonly bufferBytes: number
}

const attackerFile = fileURLToPath(new URL("attacker.ts", import.meta.url))
/** Until the server is rid of the connections of an attack. */
const calmMs = 500
/** Milliseconds between two requests of the honest caller. */
const paceMs = 100
const sampleMs = 250
const pageBytes = 4_096

/** Lets an attacker at a listener for so long, while somebody honest asks it throughout. */
export async function runAttack(order: AttackerOrder, seconds: number): Promise<AttackOutcome> {
  const attacker = fork(attackerFile, { stdio: "inherit" })
  await once(attacker, "message")
  attacker.send(order)
  const ends = performance.now() + seconds * 1_000
  let bufferBytes = 0
  const sampling = setInterval(async () => {
    const told = await readFile("/proc/net/sockstat", "utf8").catch(() => "")
    bufferBytes = Math.max(bufferBytes, Number(/^TCP:.* mem (\d+)$/m.exec(told)?.[1] ?? 0) * pageBytes)
  }, sampleMs)
  const requests = await callHonestly(order.target, paceMs, () => performance.now() >= ends)
  clearInterval(sampling)
  const exited = once(attacker, "exit")
  const reported = once(attacker, "message")
  attacker.send("end")
  const [report] = (await reported) as [AttackerReport]
  await exited
  await delay(calmMs)
  return { requests, attacker: report, bufferBytes }
}
