import type { BalanceCursor, ChainReader, Store, StoredBalance } from "@serac/store"
import { holdingName, liars, reportedBalance, type SimulatedHolding, sumsOf, truthOf } from "../chain/balances.ts"
import type { SimulatedBlock } from "../chain/block.ts"
import { failUnless } from "../failure.ts"

type Holder = SimulatedHolding["holder"]

/**
 * Once all contracts were called, current balances equal the contracts' answers; for contracts that return none, the sums of their events. After
 * earlier blocks they equal the sums of the events, except for contracts whose answers were found to differ.
 */
export async function checkBalances(store: Store, chainId: string, tip: SimulatedBlock): Promise<void> {
  const reader = store.chain(chainId)
  const holders = new Set([...sumsOf(tip).holdings.values()].map(({ holder }) => holder))
  const differing = new Set(liars.map((contract) => `20 ${contract}`))
  for (const holder of holders)
    for (const balance of await checkHolder(reader, tip, holder))
      if (balance.verdict === "differs") differing.add(`${balance.standard} ${balance.contract}`)
  for (const holder of holders)
    for (let block = earlier(tip); block; block = earlier(block)) await checkHolder(reader, block, holder, differing)
}

/** @param differing - standards and contracts that are skipped; absent after the last block. */
async function checkHolder(
  reader: ChainReader,
  block: SimulatedBlock,
  holder: Holder,
  differing?: ReadonlySet<string>,
): Promise<readonly StoredBalance[]> {
  const sums = sumsOf(block)
  const stored = await storedOf(reader, holder, differing && block.number)
  const all = [...stored.values()]
  for (const [name, holding] of sums.holdings) {
    if (holding.holder !== holder) continue
    const found = stored.get(name)
    stored.delete(name)
    if (differing?.has(`${holding.standard} ${holding.contract}`)) continue
    const told = reportedBalance(sums, holding)
    const expected = differing ? told : (truthOf(sums, holding) ?? told)
    const balance = found?.balance ?? 0n
    failUnless(
      balance === expected,
      () => `${name} is ${expected} after block ${block.number}, and ${balance} by ${found?.source} is stored`,
    )
  }
  failUnless(stored.size === 0, () => `nobody moved ${[...stored.keys()]} up to block ${block.number}`)
  return all
}

async function storedOf(
  reader: ChainReader,
  holder: Holder,
  blockNumber: number | undefined,
): Promise<Map<string, StoredBalance>> {
  const stored = new Map<string, StoredBalance>()
  for (const kind of ["erc20", "collectibles"] as const) {
    let after: BalanceCursor | undefined
    do {
      const { balances, next } = await reader.balances({ holder, of: kind, limit: 3, after, blockNumber })
      for (const balance of balances) stored.set(holdingName(holdingOf(balance, holder)), balance)
      after = next
    } while (after !== undefined)
  }
  return stored
}

/** Some of the blocks below. */
function earlier({ parent }: SimulatedBlock): SimulatedBlock | undefined {
  let block = parent
  for (let step = 0; block && step < 6; step++) block = block.parent
  return block
}

const holdingOf = ({ standard, contract, tokenId }: StoredBalance, holder: Holder): SimulatedHolding => ({
  standard,
  contract,
  holder,
  ...(tokenId !== undefined && { tokenId: BigInt(tokenId) }),
})
