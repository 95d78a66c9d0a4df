import { setTimeout as delay } from "node:timers/promises"
import { listCollectibleBalances, listErc20Balances, listErc721Balances, listErc1155Balances } from "@serac/data"
import { getAddress } from "viem"
import { askAt } from "../oracle/ask.ts"
import { type Held, lastBalances, pastBalances } from "../oracle/balances.ts"
import type { ChainOracle } from "../oracle/chain-oracle.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { ProvenChain } from "./compare-all.ts"
import type { Comparison } from "./comparison.ts"
import { sizesFor } from "./cuts.ts"

const unknownAccount = "0x000000000000000000000000000000000000dead"
/** Milliseconds within which the services must have read all balances from contracts. */
const balancesTimeoutMs = 60_000

interface TokenBalancesRequest {
  readonly chainId: string
  readonly address: string
  readonly pageSize: number
  readonly blockNumber?: string
  readonly contractAddress?: string
  readonly contractAddresses?: readonly string[]
}

type PagedList = { pages(): Parameters<Comparison["list"]>[4] }

/** The lists, each with its standards, and whether the list also has past balances. */
const balanceLists: readonly {
  readonly kind: string
  readonly standards: readonly Held["standard"][]
  readonly hasPast: boolean
  list(data: ServiceClients["data"], asked: TokenBalancesRequest): PagedList
}[] = [
  { kind: "ERC-20 balances", standards: [20], hasPast: true, list: listErc20Balances },
  { kind: "ERC-721 balances", standards: [721], hasPast: false, list: listErc721Balances },
  { kind: "ERC-1155 balances", standards: [1155], hasPast: true, list: listErc1155Balances },
  { kind: "collectible balances", standards: [721, 1155], hasPast: false, list: listCollectibleBalances },
]

/**
 * Requests the balances of all tokens of each address of a chain, now and in the middle of the chain; for those of the sample also by pages of
 * several sizes and of one contract.
 */
export async function compareTokenBalances(
  { data }: ServiceClients,
  { definition, oracle, ledger }: ProvenChain,
  comparison: Comparison,
): Promise<void> {
  const { chainId } = oracle
  const now = await lastBalances(ledger, askAt(definition.rpcUrls[0] as string))
  const middle = ledger.blocks.length >> 1
  const past = pastBalances(ledger, middle)
  const called = now.filter(({ source }) => source === "call")
  const told = await contractBalances(data, chainId, called)
  comparison.value("balances that contracts tell", chainId, called.length, told)
  for (const address of [...oracle.addresses, unknownAccount]) {
    for (const { kind, standards, hasPast, list } of balanceLists) {
      const own = (held: readonly Held[]) =>
        held.filter(({ holder, standard }) => holder === address && standards.includes(standard))
      const items = (held: readonly Held[]) => held.map((one) => itemOf(one, oracle))
      const compare = async (held: readonly Held[], more: Omit<TokenBalancesRequest, "chainId" | "address">) => {
        const where = `${chainId} ${address} ${JSON.stringify(more)}`
        const pages = list(data, { chainId, address, ...more }).pages()
        await comparison.list(kind, where, items(held), more.pageSize, pages)
      }
      const mine = own(now)
      const isOfSample = comparison.isOfSample(kind, mine)
      if (comparison.leavesOut(kind, isOfSample, [...mine, ...own(past)])) continue
      for (const pageSize of sizesFor(mine.length, isOfSample)) await compare(mine, { pageSize })
      const [first] = mine
      if (isOfSample && first !== undefined) {
        const ofOne = mine.filter(({ contract }) => contract === first.contract)
        const { contract } = first
        const isMany = kind === "ERC-20 balances"
        await compare(ofOne, {
          pageSize: 100,
          ...(isMany ? { contractAddresses: [contract, unknownAccount] } : { contractAddress: contract }),
        })
      }
      if (hasPast) await compare(own(past), { pageSize: 100, blockNumber: `${middle}` })
    }
  }
}

/** The number of balances with the source `call`; waits until the expected number is reached or time is over. */
async function contractBalances(
  data: ServiceClients["data"],
  chainId: string,
  called: readonly Held[],
): Promise<number> {
  const deadline = performance.now() + balancesTimeoutMs
  const holders = [...new Set(called.map(({ holder }) => holder))]
  for (;;) {
    let told = 0
    for (const address of holders)
      for (const list of [listErc20Balances, listCollectibleBalances])
        for await (const { balanceSource } of list(data, { chainId, address, pageSize: 500 }))
          told += balanceSource === "call" ? 1 : 0
    if (told === called.length || performance.now() > deadline) return told
    await delay(200)
  }
}

function itemOf({ standard, contract, tokenId, balance, source }: Held, { chainId, facts, tokens }: ChainOracle) {
  const common = { chainId, balanceSource: source }
  if (standard !== 20) {
    const token = tokens.get(contract)?.find(({ item }) => item.tokenId === `${tokenId}`)
    return { ...token?.item, ...common, ...(standard === 1155 && { balance: `${balance}` }) }
  }
  const { name = "", symbol = "", decimals = 0 } = facts.get(contract) ?? {}
  const token = { address: getAddress(contract), name, symbol, decimals, ercType: "ERC-20", tokenReputation: null }
  return { ...token, ...common, balance: `${balance}` }
}
