import { parentPort } from "node:worker_threads"
import type { BlsMath } from "./bls-math.ts"
import { loadMath } from "./load-math.ts"
import type { BlsReply, BlsRequest, BlsTask } from "./thread-messages.ts"

const loading = loadMath()

function compute(math: BlsMath, task: BlsTask) {
  if (task.kind === "findInvalid") return math.findInvalid(task.message, task.signed)
  if (task.kind === "aggregate") return math.aggregate(task.signatures)
  return math.verify(task.message, task.signature, task.publicKeys)
}

parentPort?.on("message", async ({ id, task }: BlsRequest) => {
  const math = await loading
  let reply: BlsReply
  try {
    reply = { id, result: compute(math, task) }
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(reply)
})
