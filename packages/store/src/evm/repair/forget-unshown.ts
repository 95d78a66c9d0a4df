import type { Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { beyond } from "../../queries/query.ts"
import { lists } from "../lists/lists.ts"
import type { Projection } from "../projections.ts"
import { listPages } from "../queries/lists.ts"
import { moveContract, moveToken } from "../queries/rebuild.ts"
import {
  contractShown,
  deleteContract,
  deleteToken,
  firstDeploymentOf,
  firstListed,
  tokenShown,
} from "../queries/repair.ts"
import type { ListableRows } from "../writer/list-entries.ts"

const transfersAtOnce = 1_000

interface ListedTransfer {
  readonly blockNumber: number
  readonly logIndex: number
  readonly batchIndex: number
  readonly tokenId: Uint8Array | null
}

interface Shown {
  readonly block: number
}

/**
 * Deletes the contracts and NFTs that only false rows showed; those that later blocks show get the first of these blocks. If
 * transfers are not listed by contract, the later blocks are unknown, and all stay.
 *
 * @param before - the rows before the repair, @param after - the rows after it, already listed.
 */
export async function forgetUnshown(
  transaction: Transaction,
  chain: bigint,
  before: Pick<ListableRows, "transfers" | "deployments">,
  after: Pick<ListableRows, "transfers" | "deployments">,
  projections: ReadonlyMap<string, Projection>,
): Promise<void> {
  const listed = projections.get(lists.tokenTransfers.name)
  if (listed?.nextBlock !== null || listed.version !== lists.tokenTransfers.version) return
  const shown = shownBy(after)
  for (const [name, block] of shownBy(before)) {
    if ((shown.get(name) ?? Number.POSITIVE_INFINITY) <= block) continue
    const [contract, tokenId] = shownKey(name)
    const key = { chain, contract, ...(tokenId !== undefined && { tokenId }) }
    const stored = await transaction.get<Shown>(tokenId === undefined ? contractShown : tokenShown, key)
    // An earlier block shows it.
    if (stored === undefined || stored.block < block) continue
    const first = await (tokenId === undefined
      ? firstOfContract(transaction, chain, contract)
      : firstOfToken(transaction, chain, contract, tokenId))
    if (tokenId === undefined) {
      if (first === undefined) await transaction.run(deleteContract, key)
      else await transaction.run(moveContract, { chain, address: contract, block: first })
    } else if (first === undefined) await transaction.run(deleteToken, key)
    else await transaction.run(moveToken, { ...key, block: first })
  }
}

async function firstOfContract(
  transaction: Transaction,
  chain: bigint,
  contract: Uint8Array,
): Promise<number | undefined> {
  const transfer = await transaction.get<Shown>(firstListed, { chain, list: lists.tokenTransfers.id, key: contract })
  const deployment = await transaction.get<Shown>(firstDeploymentOf, { chain, contract })
  const found = [transfer, deployment].flatMap((row) => row?.block ?? [])
  return found.length === 0 ? undefined : Math.min(...found)
}

async function firstOfToken(
  transaction: Transaction,
  chain: bigint,
  contract: Uint8Array,
  tokenId: Uint8Array,
): Promise<number | undefined> {
  const list = { chain, list: lists.tokenTransfers.id, key: contract, endBlock: beyond, limit: transfersAtOnce }
  for (let after = { block: -1, position: -1, sub: -1 }; ; ) {
    const rows = await transaction.all<ListedTransfer>(listPages.transfers.asc, { ...list, ...after })
    const found = rows.find((row) => row.tokenId !== null && hexOf(row.tokenId) === hexOf(tokenId))
    if (found !== undefined) return found.blockNumber
    const last = rows.at(-1)
    if (last === undefined || rows.length < transfersAtOnce) return undefined
    after = { block: last.blockNumber, position: last.logIndex, sub: last.batchIndex }
  }
}

/** The first block that shows each contract and NFT. */
function shownBy({
  transfers,
  deployments,
}: Pick<ListableRows, "transfers" | "deployments">): ReadonlyMap<string, number> {
  const shown = new Map<string, number>()
  const add = (name: string, block: number) => shown.set(name, Math.min(block, shown.get(name) ?? block))
  for (const { address, blockNumber } of deployments) add(address, blockNumber)
  for (const { token, tokenId, blockNumber } of transfers) {
    add(token, blockNumber)
    if (tokenId !== undefined) add(`${token} ${tokenId}`, blockNumber)
  }
  return shown
}

function shownKey(name: string): readonly [contract: Uint8Array, tokenId: Uint8Array | undefined] {
  const [contract, tokenId] = name.split(" ") as [Hex, Hex | undefined]
  return [bytesFromHex(contract), tokenId === undefined ? undefined : bytesFromHex(tokenId)]
}
