import { formatHex, formatId } from "@serac/chain"
import type { NetworkReader, StoredNetworkBlock } from "@serac/store"
import { readAll } from "../../simulation/checks/pages.ts"
import { failUnless } from "../../simulation/failure.ts"
import type { Random } from "../../simulation/random.ts"
import type { ChainAlias } from "../world/coins.ts"
import type { World } from "../world/world.ts"
import { failUnlessSame } from "./same.ts"

/** The list of a chain's blocks up to a height, by any pages; a block's proposer is either absent or correct. */
export async function compareBlocks(
  reader: NetworkReader,
  world: World,
  chain: ChainAlias,
  height: number,
  random: Random,
): Promise<void> {
  const cursorOf = ({ height: at }: StoredNetworkBlock) => [at] as const
  const rows = await readAll(random, cursorOf, (range) => reader.blocks(chain, range))
  const found = rows.map((row) => {
    const { blockNumber, blockHash, parentHash, blockTimestamp, blockType, txCount, transactions, proposerDetails } =
      JSON.parse(row.json)
    const container = world.blocks[chain][row.height]?.container
    const told = JSON.stringify(proposerDetails)
    const truth = JSON.stringify(container?.proposerDetails)
    failUnless(
      told === undefined || told === truth,
      () => `${chain} ${row.height} was proposed by ${told}, not ${truth}`,
    )
    return { blockNumber, blockHash, parentHash, blockTimestamp, blockType, txCount, transactions }
  })
  const format = (id: Uint8Array) => (chain === "C" ? formatHex(id, "hexnc") : formatId(id))
  const blocks = world.blocks[chain]
    .slice(0, height + 1)
    .filter(({ transactions }) => chain !== "C" || transactions.length > 0)
  const expected = blocks.toReversed().map((block) => {
    // Genesis items are in no block.
    const held = chain === "P" && block.height === 0 ? [] : block.transactions
    return {
      blockNumber: String(block.height),
      blockHash: format(block.id),
      parentHash: format(block.parentID),
      blockTimestamp: block.timestamp,
      blockType: block.type,
      txCount: held.length,
      transactions: held.map(({ id }) => formatId(id)),
    }
  })
  failUnlessSame(`blocks of ${chain}`, found, expected)
}
