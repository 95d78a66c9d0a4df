import type { LedgerOutput } from "./output.ts"

export type ChainAlias = "P" | "X" | "C"

export const chains = ["P", "X", "C"] as const

/** The chain, block and time of an event. */
export interface Event {
  readonly chain: ChainAlias
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  readonly txID: string
}

/** A UTXO and its history. */
export interface Utxo {
  readonly txID: string
  readonly outputIndex: number
  /** cb58. */
  readonly id: string
  readonly assetID: string
  readonly output: LedgerOutput
  /** The event of the transaction that created or paid the UTXO. */
  readonly made: Event
  /** Where it can be consumed: another chain than that of `made` for an export. */
  readonly consumedOn: ChainAlias
  /** How it was consumed. Signatures are `0x` and hexadecimal digits. */
  spent?: Event & { readonly signatures: readonly string[] }
  /** The staking period, without an end where it renews itself, and when it was given back; absent for a UTXO that was never staked. */
  readonly stake?: { readonly start: number; readonly end?: number | undefined; returned?: Event }
  readonly reward?: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE"
}

/** How far each chain is. */
export type ChainHeights = Readonly<Record<ChainAlias, number>>

export const utxoKey = ({ txID, outputIndex }: { readonly txID: string; readonly outputIndex: number }): string =>
  `${txID}:${outputIndex}`

export const happened = (event: Event | undefined, heights: ChainHeights): boolean =>
  event !== undefined && event.height <= heights[event.chain]

/** Whether an event is at or before a time in Unix seconds. */
export const happenedBy = (event: Event | undefined, moment: number): boolean =>
  event !== undefined && event.timestamp <= moment

/** Whether the UTXO exists, is unspent and is not staked. */
export const isUnspent = ({ made, spent, stake }: Utxo, heights: ChainHeights): boolean =>
  happened(made, heights) && !happened(spent, heights) && (stake === undefined || happened(stake.returned, heights))

/** Whether the UTXO is staked. */
export const isStaked = ({ made, stake }: Utxo, heights: ChainHeights): boolean =>
  stake !== undefined && happened(made, heights) && !happened(stake.returned, heights)

/** Current and past owners of UTXOs on a chain that blocks create; genesis allocations do not count. */
export function ownersInBlocks(utxos: Iterable<Utxo>, chain: ChainAlias): ReadonlySet<string> {
  const told = [...utxos].filter(({ consumedOn, made, spent }) => consumedOn === chain && (made.height > 0 || spent))
  return new Set(told.flatMap(({ output }) => output.owners))
}
