import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { decodePChainBlock, decodeXChainBlock, parseHex } from "@serac/chain"
import { recordedNetwork } from "@serac/recordings"

/** The chains whose recorded blocks are read. */
export type CodecChain = "P" | "X"

/** A recorded item with its bytes. */
export interface RecordedBytes {
  readonly chain: CodecChain
  readonly bytes: Uint8Array
}

export interface RecordedTransaction extends RecordedBytes {
  readonly type: string
}

/** A block and its content. */
export interface RecordedBlock extends RecordedBytes {
  readonly transactions: readonly RecordedTransaction[]
}

const recordedLedgers: Readonly<Record<CodecChain, string>> = { P: "p-chain", X: "x-chain" }

/** Every recorded block of a real network's chain, by height, as the node returned it. */
export function recordedBlocks(chain: CodecChain): readonly RecordedBlock[] {
  const lines = gunzipSync(readFileSync(join(recordedNetwork, `ledger/${recordedLedgers[chain]}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split("\n")
  return lines.map((line) => readBlock(chain, parseHex((JSON.parse(line) as { bytes: string }).bytes, "hexnc")))
}

function readBlock(chain: CodecChain, bytes: Uint8Array): RecordedBlock {
  const block = chain === "P" ? decodePChainBlock(bytes) : decodeXChainBlock(bytes)
  const transactions = [...block.transactions, ...("transaction" in block ? [block.transaction] : [])]
  return {
    chain,
    bytes,
    transactions: transactions.map(({ unsigned, bytes }) => ({
      chain,
      type: unsigned.type,
      bytes: new Uint8Array(bytes),
    })),
  }
}
