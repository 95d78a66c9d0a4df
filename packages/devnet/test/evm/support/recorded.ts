import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { recordedNetwork } from "@serac/recordings"
import { fromHex, type Hex } from "../../../src/evm/codec/hex.ts"
import type { Header } from "../../../src/evm/header/header.ts"

/** A block as returned by the node, with full transactions. */
export interface RecordedBlock {
  readonly number: number
  readonly block: Readonly<Record<string, Hex>> & { readonly transactions: readonly Record<string, unknown>[] }
  readonly receipts: readonly Record<string, unknown>[]
  readonly traces: readonly { readonly txHash: Hex; readonly result: Record<string, unknown> }[]
}

/** All blocks of a recorded EVM chain. */
export function recordedBlocks(file: string): readonly RecordedBlock[] {
  const text = gunzipSync(readFileSync(join(recordedNetwork, `${file}.jsonl.gz`))).toString()
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
}

/** The header of a block in the node's JSON. */
export function headerOfJson(block: RecordedBlock["block"]): Header {
  const integer = (name: string) => (block[name] === undefined ? undefined : BigInt(block[name]))
  return {
    parentHash: block.parentHash as Hex,
    sha3Uncles: block.sha3Uncles as Hex,
    miner: block.miner as Hex,
    stateRoot: block.stateRoot as Hex,
    transactionsRoot: block.transactionsRoot as Hex,
    receiptsRoot: block.receiptsRoot as Hex,
    logsBloom: fromHex(block.logsBloom as Hex),
    difficulty: integer("difficulty") as bigint,
    number: integer("number") as bigint,
    gasLimit: integer("gasLimit") as bigint,
    gasUsed: integer("gasUsed") as bigint,
    timestamp: integer("timestamp") as bigint,
    extraData: fromHex(block.extraData as Hex),
    mixHash: block.mixHash as Hex,
    nonce: block.nonce as Hex,
    extDataHash: block.extDataHash,
    baseFeePerGas: integer("baseFeePerGas"),
    extDataGasUsed: integer("extDataGasUsed"),
    blockGasCost: integer("blockGasCost"),
    blobGasUsed: integer("blobGasUsed"),
    excessBlobGas: integer("excessBlobGas"),
    parentBeaconBlockRoot: block.parentBeaconBlockRoot,
    timestampMilliseconds: integer("timestampMilliseconds"),
    minDelayExcess: integer("minDelayExcess"),
    targetExponent: integer("targetExponent"),
    minPriceExponent: integer("minPriceExponent"),
    settledHeight: integer("settledHeight"),
    settledGasUnix: integer("settledGasUnix"),
    settledGasNumerator: integer("settledGasNumerator"),
    settledExcess: integer("settledExcess"),
  }
}
