import type { Transaction } from "../../engine.ts"
import { hexOf } from "../../hex.ts"
import { contractsDeployed, contractsMoved, moveContract, moveToken, tokensMoved } from "../queries/rebuild.ts"
import type { Batch } from "../rows.ts"
import { contractTable, nftTable } from "../tables.ts"
import { contractRows, Discoverer, nftRows } from "../writer/discoveries.ts"
import type { BlockRange } from "./replace-rows.ts"

interface Contract {
  readonly address: Uint8Array
  readonly firstBlock: number
}

interface DiscoveredToken {
  readonly contract: Uint8Array
  readonly tokenId: Uint8Array
  readonly firstBlock: number
}

/**
 * Stores contracts and NFTs that rows show and that are missing; stored ones keep their metadata. One that was lost and stored again
 * with a later block gets the first block that shows it.
 */
export async function discoverAgain(
  transaction: Transaction,
  stretch: BlockRange,
  batch: Batch,
  timestampOf: (blockNumber: number) => number,
): Promise<void> {
  const { chain } = stretch
  const discoveries = new Discoverer().discover(batch)
  await transaction.insertMissing(contractTable, contractRows(chain, discoveries, timestampOf))
  await transaction.insertMissing(nftTable, nftRows(chain, discoveries, timestampOf))
  for (const query of [contractsMoved, contractsDeployed])
    for (const { address, firstBlock } of await transaction.all<Contract>(query, { ...stretch })) {
      const block = discoveries.contracts.get(hexOf(address)) ?? firstBlock
      if (block < firstBlock) await transaction.run(moveContract, { chain, address, block })
    }
  for (const { contract, tokenId, firstBlock } of await transaction.all<DiscoveredToken>(tokensMoved, { ...stretch })) {
    const block = discoveries.tokens.get(hexOf(contract) + hexOf(tokenId))?.blockNumber ?? firstBlock
    if (block < firstBlock) await transaction.run(moveToken, { chain, contract, tokenId, block })
  }
}
