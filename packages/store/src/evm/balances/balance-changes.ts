import type { Hex } from "../../hex.ts"
import { transferValueOf } from "../../items/index.ts"
import type { TransferRow } from "../rows.ts"
import { balanceKey } from "./key.ts"

/** Transfers from this address mint tokens and transfers to it burn them: it has no balance. */
export const zeroAddress: Hex = `0x${"0".repeat(40)}`

/** The changes of balances by key, and within a key by block, ascending; a block without a change is left out. */
export type Deltas = ReadonlyMap<Hex, readonly (readonly [blockNumber: number, delta: bigint])[]>

/** The balance changes of ERC-20 and ERC-1155 transfers, given in any order. */
export function deltasOf(transfers: readonly TransferRow[]): Deltas {
  const sums = new Map<Hex, Map<number, bigint>>()
  const add = (key: Hex, block: number, value: bigint) => {
    const blocks = sums.get(key)
    if (blocks === undefined) sums.set(key, new Map([[block, value]]))
    else blocks.set(block, (blocks.get(block) ?? 0n) + value)
  }
  for (const transfer of transfers) {
    const { standard, token: contract, tokenId, from, to, blockNumber } = transfer
    if (standard === 721 || from === to) continue
    const value = transferValueOf(transfer.fragment)
    const token = { standard, contract, ...(tokenId !== undefined && { tokenId }) }
    if (from !== zeroAddress) add(balanceKey({ holder: from, ...token }), blockNumber, -value)
    if (to !== zeroAddress) add(balanceKey({ holder: to, ...token }), blockNumber, value)
  }
  const deltas = new Map<Hex, readonly (readonly [number, bigint])[]>()
  for (const [key, blocks] of sums) {
    const changes = [...blocks].filter(([, delta]) => delta !== 0n).sort(([one], [other]) => one - other)
    if (changes.length > 0) deltas.set(key, changes)
  }
  return deltas
}

/** The owner of an ERC-721 token before and after a block that moves it. */
export interface OwnerChange {
  readonly blockNumber: number
  readonly contract: Hex
  readonly tokenId: Hex
  /** Absent if the token had no owner. */
  readonly before?: Hex | undefined
  readonly after: Hex
}

/** The name of a contract's token in {@link ownerChanges}. */
export const nftName = (contract: Hex, tokenId: Hex): string => contract + tokenId.slice(2)

/**
 * The owners of ERC-721 tokens after each block that moves them: the recipient of the last transfer, whatever sender the transfer
 * names. Transfers may come in any order.
 *
 * @param owners - of the tokens before these transfers, by {@link nftName}.
 */
export function ownerChanges(
  transfers: readonly TransferRow[],
  owners: ReadonlyMap<string, Hex>,
): readonly OwnerChange[] {
  const now = new Map(owners)
  /** The changes of one block's tokens. */
  const changes: OwnerChange[] = []
  let ofBlock = new Map<string, Omit<OwnerChange, "after">>()
  const endBlock = () => {
    for (const [name, change] of ofBlock) {
      const after = now.get(name) ?? zeroAddress
      if (after !== (change.before ?? zeroAddress)) changes.push({ ...change, after })
    }
    ofBlock = new Map()
  }
  let block = -1
  for (const { standard, token: contract, tokenId, to, blockNumber } of sortedTransfers(transfers)) {
    if (standard !== 721 || tokenId === undefined) continue
    if (blockNumber !== block) endBlock()
    block = blockNumber
    const name = nftName(contract, tokenId)
    if (!ofBlock.has(name)) ofBlock.set(name, { blockNumber, contract, tokenId, before: now.get(name) })
    now.set(name, to)
  }
  endBlock()
  return changes
}

/** Databases return the rows of several partitions in any order. */
const sortedTransfers = (transfers: readonly TransferRow[]) =>
  transfers.toSorted(
    (one, other) =>
      one.blockNumber - other.blockNumber || one.logIndex - other.logIndex || one.batchIndex - other.batchIndex,
  )

/** The owners' balances of their tokens, 1 or 0, by key and within a key by block, ascending. */
export function heldByOwners(changes: readonly OwnerChange[]): Deltas {
  const held = new Map<Hex, [number, bigint][]>()
  const set = (holder: Hex | undefined, { blockNumber, contract, tokenId }: OwnerChange, value: bigint) => {
    if (holder === undefined || holder === zeroAddress) return
    const key = balanceKey({ holder, standard: 721, contract, tokenId })
    const blocks = held.get(key)
    if (blocks === undefined) held.set(key, [[blockNumber, value]])
    else blocks.push([blockNumber, value])
  }
  for (const change of changes) {
    set(change.before, change, 0n)
    set(change.after, change, 1n)
  }
  return held
}
