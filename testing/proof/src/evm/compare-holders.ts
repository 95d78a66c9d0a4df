import { listTokenHolders } from "@serac/data"
import { getAddress } from "viem"
import { type Held, pastBalances } from "../oracle/balances.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { ProvenChain } from "./compare-all.ts"
import type { Comparison } from "./comparison.ts"
import { sizesFor } from "./cuts.ts"

const holdersAspect = "token holders"

/** Requests the holders of each token of a chain, by pages of several sizes, and their total, and compares them with the ledger's transfers. */
export async function compareHolders(
  { data }: ServiceClients,
  { oracle, ledger }: ProvenChain,
  comparison: Comparison,
): Promise<void> {
  const { chainId, facts } = oracle
  const tokens = new Map<string, Held[]>()
  for (const held of pastBalances(ledger, ledger.blocks.length - 1))
    tokens.set(heldName(held), [...(tokens.get(heldName(held)) ?? []), held])
  for (const [name, held] of tokens) {
    const { contract: address, tokenId } = held[0] as Held
    const asked = { chainId, address, ...(tokenId !== undefined && { tokenId: `${tokenId}` }) }
    const expected = held.toSorted(byBalance).map(({ holder, balance }) => {
      const { name, symbol, decimals } = facts.get(holder) ?? {}
      return { address: getAddress(holder), ...definedOf({ name, symbol, decimals }), balance: `${balance}` }
    })
    const isOfSample = comparison.isOfSample(holdersAspect, expected)
    if (comparison.leavesOut(holdersAspect, isOfSample, expected)) continue
    const where = `${chainId} ${name}`
    const supply = held.reduce((sum, { balance }) => sum + balance, 0n)
    for (const pageSize of sizesFor(expected.length, isOfSample)) {
      const sums = new Set<string>()
      const pages = noting(listTokenHolders(data, { ...asked, pageSize }).pages(), sums)
      await comparison.list(holdersAspect, where, expected, pageSize, pages)
      comparison.value("token supplies", `${where} by ${pageSize}`, [`${expected.length} ${supply}`], [...sums])
    }
  }
}

type HoldersPage = Awaited<ReturnType<typeof listTokenHolders>>

/** The same pages; the holder count and the total supply on each page are added to `sums`. */
async function* noting(pages: AsyncIterable<HoldersPage>, sums: Set<string>): AsyncGenerator<HoldersPage> {
  for await (const page of pages) {
    sums.add(`${page.data.holderCount} ${page.data.totalSupply}`)
    yield page
  }
}

/** A contract of both NFT standards has holders of each under the same token ID, so the key includes the standard. */
const heldName = ({ standard, contract, tokenId }: Held) => `${standard} ${contract} ${tokenId}`

const byBalance = (one: Held, other: Held) =>
  one.balance === other.balance ? (one.holder < other.holder ? 1 : -1) : one.balance < other.balance ? 1 : -1

const definedOf = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== ""))
