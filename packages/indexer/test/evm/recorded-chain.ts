import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import { FakeChain } from "./fake-chain.ts"

const files = {
  "c-chain": join(recordedNetwork, "ledger/c-chain.jsonl.gz"),
  l1: join(recordedNetwork, "ledger/l1.jsonl.gz"),
  permissioned: join(recordedNetwork, "ledger/permissioned.jsonl.gz"),
  helicon: join(recordedHelicon, "ledger/c-chain.jsonl.gz"),
} as const

/** Recorded EVM chains; `helicon` is a C-Chain recorded across that upgrade. */
export const recordedChains = Object.keys(files) as readonly (keyof typeof files)[]

/** All blocks of a recorded chain. */
export function recordedChain(name: keyof typeof files): FakeChain {
  const chain = new FakeChain(0)
  const lines = gunzipSync(readFileSync(files[name])).toString().trim().split("\n")
  chain.blocks = lines.map((line) => JSON.parse(line))
  return chain
}
