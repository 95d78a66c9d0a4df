import type { Message } from "@ethereumjs/evm"
import { type Hex, toHex } from "../codec/hex.ts"
import type { Machine } from "../execute/machine.ts"
import type { ExecutionResult } from "../execute/transition.ts"

/**
 * Runs a message and counts calls by function and size of the arguments: `0x<selector>-<bytes>`, like the node's
 * `4byteTracer`. Contract creations and calls of precompiles do not count.
 */
export async function traceSelectors(
  machine: Machine,
  run: () => Promise<ExecutionResult>,
): Promise<Readonly<Record<string, number>>> {
  const { evm } = machine
  const precompiles = new Set<Hex>(machine.warmAddresses)
  const counts: Record<string, number> = {}
  const before = (message: Message) => {
    const { data, depth, to } = message
    if (data.length < 4) return
    // The outermost message always counts. A creation has no `codeAddress`: reading it throws.
    if (depth > 0 && (to === undefined || precompiles.has(message.codeAddress.toString()))) return
    const key = `${toHex(data.subarray(0, 4))}-${data.length - 4}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  evm.events.on("beforeMessage", before)
  try {
    await run()
    return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
  } finally {
    evm.events.off("beforeMessage", before)
  }
}
