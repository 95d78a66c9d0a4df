import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { decodePChainBlock, parseHex } from "@serac/chain"
import { recordedNetwork } from "@serac/recordings"

const ledger = join(recordedNetwork, "ledger/p-chain.jsonl.gz")

/** The genesis of a chain, as created on the recorded P-Chain. */
export function genesisTextOf(chainName: string): string {
  const lines = gunzipSync(readFileSync(ledger)).toString().trim().split("\n")
  for (const line of lines) {
    const { bytes } = JSON.parse(line)
    for (const { unsigned } of decodePChainBlock(parseHex(bytes, "hexnc")).transactions) {
      if (unsigned.type !== "CreateChainTx") continue
      if (new TextDecoder().decode(unsigned.chainName) === chainName)
        return new TextDecoder().decode(unsigned.genesisData)
    }
  }
  throw new Error(`No chain ${chainName} was recorded.`)
}

/** The genesis of the recorded L1. */
export const l1GenesisText = (): string => genesisTextOf("Serac L1")
