import { fork } from "node:child_process"
import { once } from "node:events"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import type { AttackerOrder, AttackerReport } from "./attacker.ts"
import { callHonestly, type HonestRequest } from "./honest-caller.ts"

/** What came of an attack. */
export interface AttackOutcome {
  readonly requests: readonly HonestRequest[]
  readonly attacker: AttackerReport
}

const attackerFile = fileURLToPath(new URL("attacker.ts", import.meta.url))
/** Until the server is rid of the connections of an attack. */
const calmMs = 500

/** Lets an attacker at a listener for so long, while somebody honest asks it throughout. */
export async function runAttack(order: AttackerOrder, seconds: number): Promise<AttackOutcome> {
  const attacker = fork(attackerFile, { stdio: "inherit" })
  await once(attacker, "spawn")
  attacker.send(order)
  const ends = performance.now() + seconds * 1_000
  const requests = await callHonestly(order.target, () => performance.now() >= ends)
  const exited = once(attacker, "exit")
  const reported = once(attacker, "message")
  attacker.send("end")
  const [report] = (await reported) as [AttackerReport]
  await exited
  await delay(calmMs)
  return { requests, attacker: report }
}
