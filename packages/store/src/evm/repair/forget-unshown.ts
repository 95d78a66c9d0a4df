import type { Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex } from "../../hex.ts"
import { lists } from "../lists/lists.ts"
import type { Projection } from "../projections.ts"
import { moveContract, moveToken } from "../queries/rebuild.ts"
import {
  contractShown,
  deleteContract,
  deleteToken,
  firstDeploymentOf,
  firstTransferOf,
  firstTransferOfToken,
  tokenShown,
} from "../queries/repair.ts"
import type { ListableRows } from "../writer/list-entries.ts"

interface Shown {
  readonly block: number
}

/**
 * Forgets the contracts and NFTs that only false rows showed; those that later blocks show are of the first of these. Where transfers are not listed by
 * contract nothing is known of that, and they stay.
 *
 * @param before - the rows as they were, @param after - as they are, and are listed.
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
  const list = lists.tokenTransfers.id
  const shown = shownBy(after)
  for (const [name, block] of shownBy(before)) {
    if ((shown.get(name) ?? Number.POSITIVE_INFINITY) <= block) continue
    const [contract, tokenId] = keyOf(name)
    const key = { chain, contract, ...(tokenId !== undefined && { tokenId }) }
    const stored = await transaction.get<Shown>(tokenId === undefined ? contractShown : tokenShown, key)
    // An earlier block shows it.
    if (stored === undefined || stored.block < block) continue
    const query = tokenId === undefined ? firstTransferOf : firstTransferOfToken
    const found = [await transaction.get<Shown>(query, { ...key, list })]
    if (tokenId === undefined) found.push(await transaction.get<Shown>(firstDeploymentOf, key))
    const first = Math.min(...found.map((row) => row?.block ?? Number.POSITIVE_INFINITY))
    if (tokenId === undefined) {
      if (first === Number.POSITIVE_INFINITY) await transaction.run(deleteContract, key)
      else await transaction.run(moveContract, { chain, address: contract, block: first })
    } else if (first === Number.POSITIVE_INFINITY) await transaction.run(deleteToken, key)
    else await transaction.run(moveToken, { ...key, block: first })
  }
}

/** The first of the blocks that show each contract and NFT. */
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

function keyOf(name: string): readonly [contract: Uint8Array, tokenId: Uint8Array | undefined] {
  const [contract, tokenId] = name.split(" ") as [Hex, Hex | undefined]
  return [bytesFromHex(contract), tokenId === undefined ? undefined : bytesFromHex(tokenId)]
}
