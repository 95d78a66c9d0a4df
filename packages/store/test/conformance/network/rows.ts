import { utxoId } from "@serac/chain"
import type {
  NetworkAppendProgress,
  NetworkBatch,
  NetworkBlockRow,
  NetworkTransactionRow,
  PrimaryChain,
  StakerRow,
  UtxoKey,
  UtxoRow,
} from "../../../src/index.ts"

/** 32 bytes that begin with a number and say what they are of. */
export const id32 = (number: number, kind = 0): Buffer => {
  const bytes = Buffer.alloc(32, kind)
  bytes.writeInt32BE(number)
  return bytes
}

export const address = (number: number): Buffer => Buffer.alloc(20, number)
export const blockId = (chain: PrimaryChain, height: number): Buffer => id32(height, chain.charCodeAt(0))
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

export const emptyBatch = (chain: PrimaryChain): NetworkBatch => ({
  chain,
  blocks: [],
  transactions: [],
  utxos: [],
  consumptions: [],
  returned: [],
  assets: [],
  stakers: [],
  l1Validators: [],
  subnets: [],
  blockchains: [],
  rewards: [],
})

/** Ten seconds a block. */
export function blockOf(chain: PrimaryChain, height: number, timestamp = height * 10): NetworkBlockRow {
  return {
    height,
    id: blockId(chain, height),
    parentId: blockId(chain, height - 1),
    timestamp,
    transactionCount: 0,
    type: "BanffStandardBlock",
    json: `{"blockNumber":"${height}","chain":"${chain}"}`,
  }
}

/** A batch of blocks from a height on, with what else is in it. */
export function batchOf(
  chain: PrimaryChain,
  from: number,
  count: number,
  more: Partial<NetworkBatch> = {},
): NetworkBatch {
  const blocks = Array.from({ length: count }, (_, at) => blockOf(chain, from + at))
  return { ...emptyBatch(chain), blocks, ...more }
}

/** The progress that a batch of blocks makes. */
export function progressOf(
  { chain, blocks }: NetworkBatch,
  more: Partial<NetworkAppendProgress> = {},
): NetworkAppendProgress {
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined) throw new Error("a batch without blocks")
  const head = { height: last.height, id: last.id, timestamp: last.timestamp }
  const from = first.height
  return { head, from, parentId: blockId(chain, from - 1), nodeHeight: last.height, now: 1000, ...more }
}

export function transactionOf(
  height: number,
  index: number,
  id: Uint8Array,
  more: Partial<NetworkTransactionRow> = {},
): NetworkTransactionRow {
  return {
    height,
    index,
    id,
    type: "BaseTx",
    timestamp: height * 10,
    inputs: [],
    outputs: 0,
    assets: [],
    addresses: [],
    fragment: `{"txHash":"${hexOf(id)}"`,
    ...more,
  }
}

export function utxoOf(key: UtxoKey, more: Partial<UtxoRow> = {}): UtxoRow {
  return {
    ...key,
    id: utxoId(key.txId, key.outputIndex),
    createdOn: "P",
    consumedOn: "P",
    assetId: id32(1, 0xa5),
    amount: 100n,
    addresses: [address(1)],
    threshold: 1,
    height: 0,
    timestamp: 0,
    locktime: 0,
    stakeableLocktime: 0,
    staked: false,
    isTransfer: true,
    platformFragment: `{"p":"${key.outputIndex}"`,
    fragment: `{"x":"${key.outputIndex}"`,
    ...more,
  }
}

export function stakerOf(number: number, more: Partial<StakerRow> = {}): StakerRow {
  return {
    txId: id32(number, 0x57),
    kind: "validator",
    subnetId: id32(0),
    nodeId: address(number),
    weight: 1000n,
    start: 100,
    end: 10_000,
    status: "active",
    height: number,
    index: 0,
    delegatorCount: 0,
    delegatorWeight: 0n,
    totalDelegatorCount: 0,
    totalDelegatorWeight: 0n,
    rewardAddresses: [address(200 + (number % 4))],
    data: { validatorTx: `tx${number}` },
    ...more,
  }
}
