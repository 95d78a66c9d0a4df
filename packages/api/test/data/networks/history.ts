import { formatAddress, formatId, formatNodeId, parseId } from "@serac/chain"
import type {
  NetworkBatch,
  NetworkBlockRow,
  NetworkTransactionRow,
  NetworkWriter,
  PrimaryChain,
  StakerRow,
  UtxoRow,
} from "@serac/store"
import { hole } from "@serac/store/items"
import { now } from "../house.ts"
import { network, platformChainId } from "./fake-network.ts"
import { address, cb58, id, node } from "./ids.ts"

const chainIds = { P: platformChainId, X: network.xChainId, C: network.cChainId }
const numbers = { P: 1_000, X: 2_000, C: 3_000 }
const avaxId = parseId(network.avaxAssetId)
export const iceId = 700
export const subnetNumber = 800

const amountOf = (assetId: Uint8Array, amount: bigint) =>
  `{"assetId":"${formatId(assetId)}"${hole.asset},"amount":"${amount}"}`

/** A UTXO of addresses 1 and 2, or of one of them, by its chain and a number. */
export function utxoRow(createdOn: PrimaryChain, number: number, parts: Partial<UtxoRow> = {}): UtxoRow {
  const txId = id(numbers[createdOn] + number)
  const owners = [[address(1)], [address(2)], [address(1), address(2)]][number % 3] as Uint8Array[]
  const row = {
    txId,
    outputIndex: 0,
    id: id(numbers[createdOn] + 500 + number),
    createdOn,
    consumedOn: createdOn,
    assetId: avaxId,
    amount: BigInt((number * 7) % 5) * 2n ** 61n + 1n,
    addresses: owners,
    threshold: 1,
    height: number,
    timestamp: now - 1000 + Math.floor(number / 2),
    locktime: 0,
    stakeableLocktime: 0,
    staked: false,
    isTransfer: true,
    ...parts,
  }
  const head =
    `{"addresses":[${owners.map((owner) => `"${formatAddress(owner, "custom")}"`)}],"asset":${amountOf(row.assetId, row.amount)}` +
    `,"consumedOnChainId":"${chainIds[row.consumedOn]}","createdOnChainId":"${chainIds[createdOn]}","utxoId":"${formatId(row.id)}"`
  const platformFragment =
    `${head},"amount":"${row.amount}","assetId":"${formatId(row.assetId)}","blockNumber":"${number}"` +
    `,"blockTimestamp":${row.timestamp},"outputIndex":0,"txHash":"${formatId(txId)}","utxoType":"TRANSFER"`
  const fragment =
    `${head},"creationTxHash":"${formatId(txId)}","locktime":0,"outputIndex":"0","threshold":1,"timestamp":${row.timestamp}` +
    `,"utxoType":"transfer"`
  const chains = [createdOn, row.consumedOn]
  return {
    ...row,
    ...(chains.includes("P") && { platformFragment }),
    ...(chains.some((chain) => chain !== "P") && { fragment }),
  }
}

function transactionRow(chain: PrimaryChain, number: number, utxo: UtxoRow): NetworkTransactionRow {
  const txHash = cb58(numbers[chain] + number)
  const amounts = `[${amountOf(utxo.assetId, utxo.amount)}]`
  const type = chain === "C" ? "ExportTx" : number % 2 === 0 ? "BaseTx" : "ImportTx"
  const inputs = number % 4 === 3 && chain !== "C" ? [{ txId: id(numbers[chain] + number - 2), outputIndex: 0 }] : []
  const fragment = {
    P: `{"txHash":"${txHash}","txType":"${type}","blockTimestamp":${utxo.timestamp},"blockNumber":"${number}","blockHash":"${cb58(number)}","value":${amounts},"amountBurned":[],"amountStaked":[],"amountL1ValidatorBalanceBurned":[]`,
    X: `{"txHash":"${txHash}","chainFormat":"linear","timestamp":${utxo.timestamp},"txType":"${type}","memo":"0x","amountUnlocked":${amounts},"amountCreated":[],"blockHeight":${number},"blockHash":"${cb58(number)}"`,
    C: `{"txHash":"${txHash}","txType":"ExportTx","blockHeight":${number},"blockHash":"0x00","timestamp":${utxo.timestamp},"memo":"0x","amountUnlocked":${amounts},"amountCreated":[],"sourceChain":"${network.cChainId}","destinationChain":"${network.xChainId}","evmInputs":[]`,
  }[chain]
  return {
    height: number,
    index: 0,
    id: utxo.txId,
    type,
    timestamp: utxo.timestamp,
    inputs,
    outputs: 1,
    assets: chain === "X" ? [utxo.assetId] : [],
    addresses: utxo.addresses,
    fragment,
  }
}

/** Blocks 0 to 23 of a chain, each with a transaction that makes a UTXO; every fourth spends one. */
export function chainBatch(chain: PrimaryChain): NetworkBatch {
  const heights = Array.from({ length: 24 }, (_, height) => height)
  const utxos = heights.map((height) =>
    utxoRow(chain, height, {
      ...(chain === "C" && { consumedOn: "X" }),
      ...(chain === "P" && height % 6 === 5 && { consumedOn: "X" }),
      ...(chain === "X" && height % 3 === 1 && { assetId: id(iceId) }),
      ...(chain === "P" && height % 8 === 0 && { staked: true }),
    }),
  )
  const transactions = utxos.map((utxo, number) => transactionRow(chain, number, utxo))
  return {
    ...nothing(chain),
    blocks: utxos.map((utxo, height) => blockRow(chain, height, utxo.timestamp)),
    transactions,
    utxos,
    consumptions: transactions.flatMap(({ inputs, id: consumingTx, height, timestamp }) =>
      inputs.map((key) => ({ ...key, consumingTx, height, timestamp })),
    ),
  }
}

function blockRow(chain: PrimaryChain, height: number, timestamp: number): NetworkBlockRow {
  const [own, parent] = [blockId(chain, height), blockId(chain, height - 1)]
  return {
    height,
    id: own,
    parentId: parent,
    timestamp,
    transactionCount: 1,
    type: "BanffStandardBlock",
    json: JSON.stringify({
      blockNumber: String(height),
      blockHash: formatId(own),
      parentHash: formatId(parent),
      blockTimestamp: timestamp,
      blockType: "BanffStandardBlock",
      txCount: 1,
      transactions: [cb58(numbers[chain] + height)],
      blockSizeBytes: 100,
    }),
    proposer: node(height % 11),
  }
}

const blockId = (chain: PrimaryChain, height: number) => id(numbers[chain] * 1000 + height + 1)

const nothing = (chain: PrimaryChain): NetworkBatch => ({
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

const statuses = ["active", "active", "active", "pending", "completed", "removed"] as const

/** Validators of the primary network and of a subnet in every status, each third with a delegator. */
export const validatorRows: readonly StakerRow[] = Array.from({ length: 30 }, (_, number) => {
  const onSubnet = number % 5 === 4
  const status = statuses[number % statuses.length] as StakerRow["status"]
  return {
    txId: id(5_000 + number),
    kind: "validator",
    subnetId: onSubnet ? id(subnetNumber) : new Uint8Array(32),
    nodeId: node(number % 11),
    weight: BigInt((number * 13) % 7) * 10n ** 12n + 1n,
    start: now - 10_000 - number,
    end: now - 50 + ((number * 37) % 100),
    status,
    height: Math.floor(number / 2),
    index: number % 2,
    ...(!onSubnet && { delegationShares: 20_000 + ((number * 31) % 4) * 150_000 }),
    ...(!onSubnet && { delegationCapacity: BigInt((number * 3) % 8) * 2n ** 50n }),
    delegatorCount: 0,
    delegatorWeight: 0n,
    totalDelegatorCount: 0,
    totalDelegatorWeight: 0n,
    rewardAddresses: onSubnet ? [] : [address(1 + (number % 2))],
    data: {
      ...(!onSubnet && { validationRewardAddresses: [formatAddress(address(1 + (number % 2)), "custom")] }),
      ...(status === "removed" && { removeTx: cb58(5_700), removedAt: now - 70 }),
    },
  }
})

const delegatorRows: readonly StakerRow[] = validatorRows
  .filter(({ delegationShares }) => delegationShares !== undefined)
  .map((row, number) => ({
    ...row,
    txId: id(6_000 + number),
    kind: "delegator",
    status: row.status === "removed" ? "completed" : row.status,
    index: 5 + (number % 2),
    data: { ...row.data, potentialReward: String(number * 1_000) },
  }))

/** What a node says of the uptime of validators: of every third nothing. */
export const uptimeOf = (number: number): number | undefined =>
  number % 3 === 0 ? undefined : 80 + ((number * 7) % 20)

/** Writes everything that the lists of a network show. */
export async function writeHistory(writer: NetworkWriter): Promise<void> {
  for (const chain of ["P", "X", "C"] as const) {
    const batch = chainBatch(chain)
    const last = batch.blocks.at(-1) as NetworkBlockRow
    await writer.append(chain === "P" ? withPlatformRows(batch) : chain === "X" ? withAsset(batch) : batch, {
      head: { height: last.height, id: last.id, timestamp: last.timestamp },
      from: 0,
      parentId: blockId(chain, -1),
      nodeHeight: last.height + 2,
      now,
      ...(chain === "P" && { platform: { time: last.timestamp, accruedFees: 700n, validatorExcess: 0n } }),
    })
  }
  const observations = validatorRows.flatMap(({ txId }, number) => {
    const uptime = uptimeOf(number)
    return uptime === undefined ? [] : [{ txId, uptime, connected: true }]
  })
  await writer.observe(observations, now)
}

function withAsset(batch: NetworkBatch): NetworkBatch {
  const ice = { name: 'Ice "core" 🧊', symbol: "ICE", denomination: 3, type: "secp256k1", cap: "variable" } as const
  return { ...batch, assets: [{ assetId: id(iceId), ...ice, createdAt: now - 900 }] }
}

function withPlatformRows(batch: NetworkBatch): NetworkBatch {
  const owner = { locktime: "0", threshold: 1, addresses: [formatAddress(address(1), "custom")] }
  const places = Array.from({ length: 7 }, (_, number) => ({ height: 2 + Math.floor(number / 3), index: number % 3 }))
  return {
    ...batch,
    stakers: [...validatorRows, ...delegatorRows],
    subnets: places.map((place, number) => ({
      ...place,
      subnetId: id(subnetNumber + number),
      createdAt: now - 500,
      data: { owner },
    })),
    blockchains: places.map((place, number) => ({
      ...place,
      blockchainId: id(900 + number),
      subnetId: id(subnetNumber + (number % 3)),
      createdAt: now - 400,
      name: `Chain ${number}`,
      vmId: cb58(1),
      ...(number % 2 === 0 && { evmChainId: String(43_000 + number) }),
    })),
    l1Validators: places.map((place, number) => ({
      ...place,
      validationId: id(950 + number),
      subnetId: id(subnetNumber),
      nodeId: node(number % 2),
      weight: number % 4 === 3 ? 0n : 2n ** 60n,
      start: now - 300,
      txId: id(5_900),
      endAccumulatedFee: number % 2 === 0 ? 1_000n + BigInt(number) : 0n,
      minNonce: 0n,
      balanceAddresses: [address(1)],
      data: { publicKey: "0xaa", remainingBalanceOwner: owner, deactivationOwner: owner },
    })),
    rewards: places.map((place, number) => ({
      utxo: { txId: id(numbers.P + number), outputIndex: 0 },
      type: (["VALIDATOR", "DELEGATOR", "VALIDATOR_FEE"] as const)[number % 3] as "VALIDATOR",
      stakerTx: id(numbers.P + number),
      rewardTx: id(5_800),
      nodeId: node(number % 2),
      addresses: [address(1 + (number % 2))],
      amount: BigInt(number),
      assetId: avaxId,
      start: now - 200,
      end: now - 100,
      stake: 5n,
      height: place.height,
      timestamp: now - 90,
    })),
  }
}

export const nodeText = (row: StakerRow): string => formatNodeId(row.nodeId)
