import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Ledger } from "../../recording/ledger.ts"
import { readLedger } from "../../recording/ledger.ts"
import { readLines, recordedFile } from "../../recording/lines.ts"
import { type AtomicTransaction, readAtomicBatch } from "./atomic-batch.ts"
import { parseExact } from "./exact-json.ts"
import type { NodeBlock, NodeTransaction } from "./node-json.ts"
import { indexCalls, type RecordedCalls, readRecordedCalls, recordedResult } from "./recorded-calls.ts"
import { fromHex, hrpOf, zeroIdText } from "./text.ts"
import { transactionBytes } from "./transaction-bytes.ts"

/** A block of the P- or X-Chain as it was recorded. */
export interface RecordedBlock {
  readonly height: number
  readonly bytes: Buffer
  /** The node's JSON: exact text, and read. */
  readonly text: string
  readonly json: NodeBlock
  /** Those of `txs`, then a proposal's own. */
  readonly transactions: readonly NodeTransaction[]
  /** The consensus-level bytes with `0x`; absent for block 0. */
  readonly container?: string
  readonly containerID?: string
  readonly acceptedAt?: string
}

/** A block of the C-Chain that holds atomic transactions. */
export interface AtomicBlock {
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  readonly transactions: readonly AtomicTransaction[]
}

/** A recorded primary network. */
export interface PrimaryRecording {
  readonly directory: string
  readonly networkID: number
  readonly hrp: string
  readonly xChainID: string
  readonly cChainID: string
  readonly avaxAssetID: string
  /** From block 0, without a gap. */
  readonly P: readonly RecordedBlock[]
  readonly X: readonly RecordedBlock[]
  /** Those with atomic transactions. */
  readonly C: readonly AtomicBlock[]
  /** The C-Chain as an EVM chain. */
  readonly evm: Ledger
  /** Consensus-level bytes of the C-Chain's blocks by height, where they were recorded. */
  readonly evmContainers: readonly (Container | undefined)[]
  /** Text of the genesis file, where there is one. */
  readonly genesis?: string
  readonly calls: RecordedCalls
  /** The signed bytes of a transaction of any of the three chains. */
  bytesOf(txID: string): Buffer | undefined
}

export interface Container {
  readonly container: string
  readonly containerID: string
  readonly acceptedAt: string
}

interface Blockchains {
  readonly blockchains: readonly { readonly id: string; readonly subnetID: string; readonly vmID: string }[]
}

const vms = {
  X: "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq",
  C: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6",
}

/** Reads a directory with `ledger/{p,x,c}-chain`, `exchanges/{p-chain,x-chain,node}` and, maybe, `genesis.json`. */
export async function readPrimaryRecording(directory: string): Promise<PrimaryRecording> {
  const [P, X, evm] = await Promise.all([
    readRecordedBlocks(directory, "p-chain"),
    readRecordedBlocks(directory, "x-chain"),
    readLedger(directory, "c-chain"),
  ])
  const recorded = await readRecordedCalls(directory)
  const { blockchains = [] } =
    recordedResult<Blockchains>(recorded.find(({ method }) => method === "platform.getBlockchains")) ?? {}
  const chainOf = (vmID: string) => {
    const id = blockchains.find((chain) => chain.subnetID === zeroIdText && chain.vmID === vmID)?.id
    if (id === undefined) throw new Error(`${directory}: platform.getBlockchains does not tell the chain of ${vmID}`)
    return id
  }
  const [xChainID, cChainID] = [chainOf(vms.X), chainOf(vms.C)]
  const calls = indexCalls(recorded, chainAliases(xChainID, cChainID))
  const asset = recordedResult<{ assetID: string }>(calls.find("P", "platform.getStakingAssetID", {}))
  const transaction = X.flatMap(({ transactions }) => transactions)[0]
  const address = transaction?.unsignedTx.outputs?.flatMap(({ output }) =>
    "output" in output ? output.output.addresses : output.addresses,
  )[0]
  if (asset === undefined || transaction?.unsignedTx.networkID === undefined || address === undefined)
    throw new Error(`${directory}: the network's asset, id or address prefix is nowhere to be seen`)
  const hrp = hrpOf(address)
  const genesisFile = join(directory, "genesis.json")
  const C = evm.blocks.map(({ number, block }) => ({
    height: number,
    timestamp: Number(block.timestamp),
    transactions: readAtomicBatch(fromHex((block as { blockExtraData?: string }).blockExtraData ?? "0x"), hrp),
  }))
  const bytes = new Map<string, Buffer>()
  for (const block of [...P, ...X]) {
    for (const [id, signed] of transactionBytes(block.bytes, block.transactions)) bytes.set(id, signed)
  }
  for (const { transactions } of C) for (const { id, bytes: signed } of transactions) bytes.set(id, signed)
  return {
    directory,
    networkID: transaction.unsignedTx.networkID,
    hrp,
    xChainID,
    cChainID,
    avaxAssetID: asset.assetID,
    P,
    X,
    C: C.filter(({ transactions }) => transactions.length > 0),
    evm,
    evmContainers: evm.blocks.map((block) => ("containerID" in block ? (block as unknown as Container) : undefined)),
    ...(existsSync(genesisFile) && { genesis: readFileSync(genesisFile, "utf8") }),
    calls,
    bytesOf: (txID) => bytes.get(txID),
  }
}

/** Other names of the chains in paths. */
export const chainAliases = (xChainID: string, cChainID: string): ReadonlyMap<string, string> =>
  new Map([
    [zeroIdText, "P"],
    ["platform", "P"],
    [xChainID, "X"],
    ["avm", "X"],
    [cChainID, "C"],
    ["evm", "C"],
  ])

interface RecordedLine extends Partial<Container> {
  readonly height: number
  readonly bytes: string
  readonly json: string
}

async function readRecordedBlocks(directory: string, name: string): Promise<readonly RecordedBlock[]> {
  const file = recordedFile(join(directory, "ledger"), name)
  if (file === undefined) throw new Error(`${directory}: ledger/${name} is missing`)
  const blocks: RecordedBlock[] = []
  for await (const { height, bytes, json: text, container, containerID, acceptedAt } of readLines<RecordedLine>(file)) {
    if (height !== blocks.length) throw new Error(`${file}: block ${blocks.length} is missing`)
    const json = parseExact(text) as NodeBlock
    const transactions = [...(json.txs ?? []), ...(json.tx ? [json.tx] : [])]
    const wrapped = container && containerID && acceptedAt ? { container, containerID, acceptedAt } : {}
    blocks.push({ height, bytes: fromHex(bytes), text, json, transactions, ...wrapped })
  }
  return blocks
}
