import type { LedgerOutput } from "./output.ts"

export type ChainAlias = "P" | "X" | "C"

export const chains = ["P", "X", "C"] as const

/** Where something happened. */
export interface Event {
  readonly chain: ChainAlias
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  readonly txID: string
}

/** A UTXO and all that ever happened to it. */
export interface Utxo {
  readonly txID: string
  readonly outputIndex: number
  /** cb58. */
  readonly id: string
  readonly assetID: string
  readonly output: LedgerOutput
  /** In the transaction that it is of, or in the one that paid it. */
  readonly made: Event
  /** Where it can be consumed: another chain than that of `made` for an export. */
  readonly consumedOn: ChainAlias
  /** How it was consumed. Signatures are `0x` and hexadecimal digits. */
  spent?: Event & { readonly signatures: readonly string[] }
  /** The staking period, without an end where it renews itself, and when it was given back; absent for what never was a stake. */
  readonly stake?: { readonly start: number; readonly end?: number | undefined; returned?: Event }
  readonly reward?: "VALIDATOR" | "DELEGATOR" | "VALIDATOR_FEE"
}

/** How far each chain is. */
export type ChainHeights = Readonly<Record<ChainAlias, number>>

export const utxoKey = ({ txID, outputIndex }: { readonly txID: string; readonly outputIndex: number }): string =>
  `${txID}:${outputIndex}`

export const happened = (event: Event | undefined, heights: ChainHeights): boolean =>
  event !== undefined && event.height <= heights[event.chain]

/** Whether something happened by a moment, in Unix seconds. */
export const happenedBy = (event: Event | undefined, moment: number): boolean =>
  event !== undefined && event.timestamp <= moment

/** Whether it is there and has an owner who may consume it. */
export const isUnspent = ({ made, spent, stake }: Utxo, heights: ChainHeights): boolean =>
  happened(made, heights) && !happened(spent, heights) && (stake === undefined || happened(stake.returned, heights))

/** Whether it is staked. */
export const isStaked = ({ made, stake }: Utxo, heights: ChainHeights): boolean =>
  stake !== undefined && happened(made, heights) && !happened(stake.returned, heights)

/** Whoever has or had a UTXO on a chain that blocks tell of: an allocation of the genesis alone names nobody. */
export function ownersInBlocks(utxos: Iterable<Utxo>, chain: ChainAlias): ReadonlySet<string> {
  const told = [...utxos].filter(({ consumedOn, made, spent }) => consumedOn === chain && (made.height > 0 || spent))
  return new Set(told.flatMap(({ output }) => output.owners))
}
