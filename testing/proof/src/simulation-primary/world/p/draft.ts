import { encodePChainTransaction, type PChainUnsignedTransaction } from "@serac/chain"
import type { MadeTransaction } from "../block.ts"
import { bytesFor, hexOf, sha256 } from "../bytes.ts"
import type { ChainAlias, Coin } from "../coins.ts"
import { type SpentOutput, sortedOutputs } from "../outputs.ts"
import { type Owners, signatures } from "../people.ts"
import type { WorldSetting } from "../setting.ts"
import { Spend } from "../spend.ts"
import type { Platform } from "./platform.ts"

/** An output of the P-Chain: in a lock or not. */
export type PlatformOutput =
  | SpentOutput
  | {
      readonly assetID: Uint8Array
      readonly output: {
        readonly type: "stakeable.LockOut"
        readonly locktime: bigint
        readonly output: SpentOutput["output"]
      }
    }

/** The effects of a transaction other than its spent inputs. */
export interface PDraft {
  readonly unsigned: PChainUnsignedTransaction
  readonly spend?: Spend
  /** The consumed UTXOs in the order of the inputs, if that is not the sorted order. */
  readonly consumed?: readonly Coin[]
  /** Addresses that sign as authorizing owners, in addition to those of the consumed UTXOs. */
  readonly authorizedBy?: readonly Uint8Array[]
  /** Addresses that the transaction names, other than those of outputs. */
  readonly named?: readonly Uint8Array[]
  readonly exportedTo?: ChainAlias
  /** Runs the effects of the transaction, once its ID is known. */
  readonly apply?: (place: StakedTransaction) => void
}

/** The position of a transaction, and the stakes that it made. */
export interface StakedTransaction {
  readonly id: Uint8Array
  readonly index: number
  readonly height: number
  readonly stake: readonly Coin[]
  readonly outputs: number
}

/** The state from which P-Chain transactions are made. */
export interface Desk {
  readonly setting: WorldSetting
  readonly platform: Platform
  /** Of the block that is being made. */
  readonly height: number
}

/** Starts to collect the UTXOs that a transaction consumes. */
export const spendOn = ({ setting: { coins, random }, platform }: Desk): Spend =>
  new Spend(coins, "P", platform.time, random)

/** The members that all transactions have. */
export const baseTransaction = (
  { setting: { networkID, ids, random } }: Desk,
  spend: Spend,
  outputs: readonly PlatformOutput[],
) => ({
  networkID,
  blockchainID: ids.P,
  outputs: sortedOutputs(outputs),
  inputs: spend.platformInputs(),
  memo: random.chance(0.2) ? bytesFor(`memo ${random.next()}`, random.between(0, 40)) : new Uint8Array(),
})

/** Accepts a transaction: its inputs become spent, and its outputs exist. */
export function accept(desk: Desk, draft: PDraft, index: number): MadeTransaction {
  const { unsigned, spend, authorizedBy, named = [], exportedTo, apply } = draft
  const { coins } = desk.setting
  const consumed = draft.consumed ?? spend?.coins ?? []
  const { height, platform } = desk
  const message = encodePChainTransaction({ unsigned, credentials: [] }).subarray(0, -4)
  const signers = [
    ...consumed.map((coin) => spend?.addressesOf(coin) ?? []),
    ...(authorizedBy === undefined ? [] : [authorizedBy]),
  ]
  const credentials = signers.map((addresses) => ({
    type: "secp256k1fx.Credential" as const,
    signatures: signatures(message, addresses),
  }))
  const bytes = encodePChainTransaction({ unsigned, credentials })
  const id = sha256(bytes)
  const moment = { chain: "P" as const, height, timestamp: platform.time }
  for (const coin of consumed) coins.spend(coin, { ...moment, txID: id, signatures: [] })
  const outputs = "outputs" in unsigned ? unsigned.outputs : []
  const exported = "exportedOutputs" in unsigned ? unsigned.exportedOutputs : []
  const staked = "stake" in unsigned ? unsigned.stake : []
  const made = [...outputs, ...exported, ...staked].map((one, outputIndex): Coin => {
    const home = outputIndex >= outputs.length && exportedTo ? exportedTo : "P"
    return { ...one, txID: id, outputIndex, made: moment, home, isStaked: outputIndex >= outputs.length && !exportedTo }
  })
  for (const coin of made) coins.add(coin)
  apply?.({ id, index, height, stake: made.slice(outputs.length), outputs: outputs.length })
  return {
    chain: "P",
    height,
    index,
    id,
    bytes,
    type: unsigned.type,
    timestamp: platform.time,
    spent: consumed,
    made,
    named,
    assets: [],
  }
}

/** The owners' authorization of a change: the first signers up to the threshold. Undefined while they may not sign. */
export function authorizing({ platform }: Desk, { locktime, threshold, addresses }: Owners) {
  if (locktime > BigInt(platform.time)) return undefined
  const signatureIndices = Array.from({ length: threshold }, (_, index) => index)
  const authorization = { type: "secp256k1fx.Input" as const, signatureIndices }
  return { authorization, authorizedBy: addresses.slice(0, threshold) }
}

/** Bytes that are unique for each call. */
export const someBytes = ({ setting: { random } }: Desk, name: string, length: number): Uint8Array =>
  bytesFor(`${name} ${random.next()}`, length)

export const sameAs = (bytes: Uint8Array) => {
  const key = hexOf(bytes)
  return (other: Uint8Array) => hexOf(other) === key
}
