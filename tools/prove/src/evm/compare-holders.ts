import { listTokenHolders } from "@serac/data"
import { getAddress } from "viem"
import { type Held, pastBalances } from "../oracle/balances.ts"
import type { Stack } from "../stack/start-stack.ts"
import type { ProvenChain } from "./compare-all.ts"
import type { Comparison } from "./comparison.ts"
import { sizesFor } from "./cuts.ts"

const kind = "token holders"

/** Asks who has something of each token of a chain, by pages of several sizes, and what they have together: what the ledger's transfers say. */
export async function compareHolders(
  { data }: Stack,
  { oracle, ledger }: ProvenChain,
  comparison: Comparison,
): Promise<void> {
  const { chainId, facts } = oracle
  const tokens = new Map<string, Held[]>()
  for (const held of pastBalances(ledger, ledger.blocks.length - 1))
    tokens.set(nameOf(held), [...(tokens.get(nameOf(held)) ?? []), held])
  for (const [name, held] of tokens) {
    const { contract: address, tokenId } = held[0] as Held
    const asked = { chainId, address, ...(tokenId !== undefined && { tokenId: `${tokenId}` }) }
    const expected = held.toSorted(byBalance).map(({ holder, balance }) => {
      const { name, symbol, decimals } = facts.get(holder) ?? {}
      return { address: getAddress(holder), ...definedOf({ name, symbol, decimals }), balance: `${balance}` }
    })
    const isOfSample = comparison.isOfSample(kind, expected)
    if (comparison.leavesOut(isOfSample)) continue
    const where = `${chainId} ${name}`
    for (const pageSize of sizesFor(expected.length, isOfSample))
      await comparison.list(kind, where, expected, pageSize, listTokenHolders(data, { ...asked, pageSize }).pages())
    const { holderCount, totalSupply } = (await listTokenHolders(data, { ...asked, pageSize: 1 })).data
    const supply = held.reduce((sum, { balance }) => sum + balance, 0n)
    comparison.value("token supplies", where, [expected.length, `${supply}`], [holderCount, totalSupply])
  }
}

/** An NFT contract of both standards has holders of each by the same token ID: those of ERC-1155 are told. */
const nameOf = ({ standard, contract, tokenId }: Held) => `${standard} ${contract} ${tokenId}`

const byBalance = (one: Held, other: Held) =>
  one.balance === other.balance ? (one.holder < other.holder ? 1 : -1) : one.balance < other.balance ? 1 : -1

const definedOf = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== ""))
