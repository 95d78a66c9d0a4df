import { setPriority } from "node:os"
import { type AttackerOrder, holdConnections, type RunningAttack } from "./hold-connections.ts"

/** The process priority of attackers: real attackers use other machines, so that here the server gets the processor first. */
const attackerPriority = 10

setPriority(attackerPriority)
let attack: RunningAttack | undefined
process.on("message", (order: AttackerOrder | "end") => {
  if (order !== "end") {
    attack = holdConnections(order)
    return
  }
  process.send?.(attack?.report, undefined, undefined, () => process.exit(0))
})
process.on("disconnect", () => process.exit(0))
process.send?.("ready")
