import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import type { EvmBlock } from "@serac/kits/nodes"
import { recordedNetwork } from "@serac/recordings"

/** Block 0 of a recorded C-Chain. */
export function recordedFirstBlock(): EvmBlock["block"] {
  const ledgerFile = join(recordedNetwork, "ledger/c-chain.jsonl.gz")
  const [firstLine = ""] = gunzipSync(readFileSync(ledgerFile)).toString().split("\n", 1)
  return (JSON.parse(firstLine) as EvmBlock).block
}
