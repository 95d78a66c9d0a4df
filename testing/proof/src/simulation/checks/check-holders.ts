import type { ChainReader, Hex, StoredHolder } from "@serac/store"
import { holderPosition } from "@serac/store"
import { numberToHex } from "viem"
import { reportedBalance, type SimulatedHolding, sumsOf } from "../chain/balances.ts"
import type { SimulatedBlock } from "../chain/block.ts"
import { failUnless } from "../failure.ts"
import type { Random } from "../random.ts"
import { readAll } from "./pages.ts"

/** Checks the holders of each ERC-20 and ERC-1155 token against the events, not the contracts, with pages of any size. */
export async function checkHolders(reader: ChainReader, tip: SimulatedBlock, random: Random): Promise<void> {
  const sums = sumsOf(tip)
  const tokens = new Map<string, SimulatedHolding[]>()
  for (const holding of sums.holdings.values()) {
    if (holding.standard === 721) continue
    const name = `${holding.contract} ${holding.tokenId}`
    tokens.set(name, [...(tokens.get(name) ?? []), holding])
  }
  for (const [name, holdings] of tokens) {
    const { contract, tokenId } = holdings[0] as SimulatedHolding
    const token = { contract, ...(tokenId !== undefined && { tokenId: numberToHex(tokenId, { size: 32 }) }) }
    const expected = holdings
      .map((holding) => ({ holder: holding.holder.toLowerCase() as Hex, balance: reportedBalance(sums, holding) }))
      .filter(({ balance }) => balance > 0n)
      .sort((one, other) =>
        one.balance === other.balance ? (one.holder < other.holder ? 1 : -1) : one.balance < other.balance ? 1 : -1,
      )
    const stored = await readAll(
      random,
      holderPosition.of,
      async (range) => (await reader.holders({ ...token, ...range })).holders,
    )
    failUnless(
      holderLines(stored) === holderLines(expected),
      () => `${name} is held by ${holderLines(expected)}, and stored is ${holderLines(stored)}`,
    )
    const { holderCount, supply } = await reader.holders({ ...token, limit: 1 })
    const whole = expected.reduce((sum, { balance }) => sum + balance, 0n)
    failUnless(
      holderCount === expected.length && supply === whole,
      () => `${expected.length} holders of ${name} have ${whole}, and stored is ${holderCount} and ${supply}`,
    )
  }
}

const holderLines = (holders: readonly StoredHolder[]) =>
  holders.map(({ holder, balance }) => `${holder} ${balance}`).join()
