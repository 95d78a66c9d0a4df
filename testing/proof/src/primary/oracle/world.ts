import type { NodeTransaction } from "../recording/node-json.ts"
import { recordedResult } from "../recording/recorded-calls.ts"
import type { PrimaryRecording, RecordedBlock } from "../recording/recording.ts"
import { utxoIdOf } from "../recording/text.ts"
import { L1Validators } from "./l1-validators.ts"
import { type LedgerTransaction, ledgerTransactions, outputsOf } from "./ledger-transactions.ts"
import { genesisTxID, type PlatformGenesis, platformGenesis } from "./p-genesis.ts"
import { stakerRewards } from "./rewards.ts"
import { type Staker, Stakers } from "./stakers.ts"
import { platformType } from "./transaction-type.ts"
import { type ChainHeights, type Event, type Utxo, utxoKey } from "./utxo.ts"
import { type GenesisAsset, readXGenesis } from "./x-genesis.ts"

/** The full history of a recorded primary network, computed from its ledgers without any code of the indexer. */
export interface World {
  readonly recording: PrimaryRecording
  readonly genesis: PlatformGenesis
  readonly xGenesis: readonly GenesisAsset[]
  /** In the order of each chain, without the transactions of the genesis. */
  readonly transactions: readonly LedgerTransaction[]
  /** The transactions of the genesis that the recording contains. */
  readonly genesisTransactions: readonly LedgerTransaction[]
  /** By transaction and output index, `txID:index`. */
  readonly utxos: ReadonlyMap<string, Utxo>
  readonly stakers: readonly Staker[]
  readonly l1: L1Validators
  /** The P-Chain's state after each of its blocks. */
  readonly platform: readonly PlatformMoment[]
  /** The last block of each chain. */
  readonly heights: ChainHeights
  /** The P-Chain's time at its last block, in Unix seconds. */
  readonly time: number
}

/** The P-Chain's state after a block. */
export interface PlatformMoment {
  /** The chain's time, in Unix seconds. */
  readonly time: number
  /** Of the native asset, in nAVAX; undefined without a genesis file. */
  readonly supply: bigint | undefined
  readonly accruedFees: bigint
  readonly activeL1Validators: number
}

/** Computes the world of a recording. */
export function workOut(recording: PrimaryRecording): World {
  const genesis = platformGenesis(recording)
  const xGenesis = readXGenesis(xGenesisData(recording, genesis.transactions))
  const transactions = ledgerTransactions(recording)
  const utxos = new Map<string, Utxo>()
  const add = (utxo: Omit<Utxo, "id">) => {
    const key = utxoKey(utxo)
    if (utxos.has(key)) throw new Error(`UTXO ${key} is made twice`)
    utxos.set(key, { ...utxo, id: utxoIdOf(utxo.txID, utxo.outputIndex) })
  }
  const addOutputs = ({ event, outputs }: LedgerTransaction, staker?: Staker) => {
    for (const [outputIndex, { staked, ...emission }] of outputs.entries()) {
      const end = staker?.renewal ? {} : { end: staker?.end }
      const stake = staked && staker ? { stake: { start: staker.start, ...end } } : {}
      add({ txID: event.txID, outputIndex, ...emission, made: event, ...stake })
    }
  }

  const startTime = genesis.startTime ?? recording.P.find(({ json }) => json.time)?.json.time ?? 0
  const origin: Event = { chain: "P", height: 0, timestamp: startTime, txID: genesisTxID }
  for (const [outputIndex, output] of genesis.outputs.entries()) {
    add({ txID: genesisTxID, outputIndex, assetID: recording.avaxAssetID, output, made: origin, consumedOn: "P" })
  }
  for (const { assetID, outputs } of xGenesis) {
    const made: Event = { chain: "X", height: 0, timestamp: recording.X[0]?.json.time ?? 0, txID: assetID }
    for (const [outputIndex, output] of outputs.entries())
      add({ txID: assetID, outputIndex, assetID, output, made, consumedOn: "X" })
  }

  const stakers = new Stakers(recording, genesis.allocated)
  const l1 = new L1Validators(validatorFeeTerms(recording), startTime)
  // Transactions of the first validators come before those of the first chains.
  const genesisTransactions = genesis.transactions
    .map((json) => asGenesisTransaction(json, origin, recording.P[0]?.json.id ?? ""))
    .sort((one, other) => Number(one.type === "CreateChainTx") - Number(other.type === "CreateChainTx"))
    .map((transaction, index) => ({ ...transaction, index }))
  for (const transaction of genesisTransactions) addOutputs(transaction, stakers.apply(transaction))
  for (const transaction of transactions) if (transaction.event.chain !== "P") addOutputs(transaction)

  let time = startTime
  const moment = (): PlatformMoment => ({
    time,
    supply: stakers.supply,
    accruedFees: l1.accruedFees,
    activeL1Validators: l1.activeCount,
  })
  const platform = [moment()]
  let proposal: NodeTransaction | undefined
  for (const block of recording.P.slice(1)) {
    const own = transactions.filter(({ event }) => event.chain === "P" && event.height === block.height)
    time = block.json.time ?? own[0]?.event.timestamp ?? time
    const event: Event = { chain: "P", height: block.height, timestamp: time, txID: "" }
    stakers.advanceTo(event)
    l1.advanceTo(time)
    for (const transaction of own) {
      const refunds = l1.refunds.length
      addOutputs(transaction, stakers.apply(transaction))
      l1.apply(transaction)
      for (const { outputIndex, output } of l1.refunds.slice(refunds)) {
        const { txID } = transaction.event
        add({ txID, outputIndex, assetID: recording.avaxAssetID, output, made: transaction.event, consumedOn: "P" })
      }
    }
    const outcome = outcomeOf(block)
    if (outcome !== undefined && proposal?.unsignedTx.txID !== undefined) {
      const decided = { ...event, txID: proposal.id }
      const staker = stakers.end(proposal.unsignedTx.txID, decided, proposal.id, outcome === "commit")
      if (staker.ended)
        for (const utxo of utxos.values()) if (utxo.txID === staker.txID && utxo.stake) utxo.stake.returned = decided
      for (const reward of stakerRewards(recording, staker)) add({ ...reward, made: decided, consumedOn: "P" })
    }
    proposal = block.json.tx
    platform.push(moment())
  }

  for (const { event, inputs } of transactions) {
    for (const input of inputs) {
      const utxo = utxos.get(utxoKey(input))
      if (utxo === undefined) throw new Error(`${event.txID} consumes ${utxoKey(input)}, which nothing made`)
      if (utxo.spent) throw new Error(`${utxoKey(input)} is consumed by ${utxo.spent.txID} and by ${event.txID}`)
      const amount = input.amount ?? utxo.output.amount
      if (utxo.consumedOn !== event.chain || utxo.assetID !== input.assetID || utxo.output.amount !== amount)
        throw new Error(`${event.txID} takes ${utxoKey(input)} for something else`)
      utxo.spent = { ...event, signatures: input.signatures }
    }
  }
  const { P, X, evm } = recording
  const heights: ChainHeights = { P: P.length - 1, X: X.length - 1, C: evm.blocks.length - 1 }
  return {
    ...{ recording, genesis, xGenesis, transactions, genesisTransactions, utxos, l1, platform, heights, time },
    stakers: stakers.all,
  }
}

/** An option's verdict, by the type id in its bytes. */
function outcomeOf({ bytes }: RecordedBlock): "commit" | "abort" | undefined {
  const type = bytes.readUInt32BE(2)
  return type === 2 || type === 31 ? "commit" : type === 1 || type === 30 ? "abort" : undefined
}

function asGenesisTransaction(json: NodeTransaction, event: Event, blockID: string): LedgerTransaction {
  const type = platformType(json.unsignedTx)
  const own = { ...event, txID: json.id }
  return { event: own, index: 0, blockID, type, json, inputs: [], outputs: outputsOf(json, "P", "P") }
}

function xGenesisData({ xChainID, directory }: PrimaryRecording, transactions: readonly NodeTransaction[]): Buffer {
  const data = transactions.find(({ id }) => id === xChainID)?.unsignedTx.genesisData
  if (data === undefined) throw new Error(`${directory}: nobody asked platform.getTx for the X-Chain's genesis`)
  return Buffer.from(data, "base64")
}

function validatorFeeTerms({ calls }: PrimaryRecording) {
  const [call] = calls.of("platform.getValidatorFeeConfig")
  const terms = recordedResult<Record<"target" | "minPrice" | "excessConversionConstant", number>>(call)
  const { target = 0, minPrice = 0, excessConversionConstant = 1 } = terms ?? {}
  return {
    target: BigInt(target),
    minPrice: BigInt(minPrice),
    excessConversionConstant: BigInt(excessConversionConstant),
  }
}
