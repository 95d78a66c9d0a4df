import type { BalanceCursor, BalanceKind, BalanceRange, ChainReader, StoredBalance } from "@serac/store"
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
} from "viem"
import { movedBy } from "../oracle/transfers.ts"
import type { Ledger } from "../recording/ledger.ts"
import type { Comparison } from "./comparison.ts"

/** A contract's token that an address holds or held, according to the events of a ledger. */
export interface TokenOfHolder {
  readonly standard: 20 | 721 | 1155
  readonly contract: Address
  readonly holder: Address
  readonly tokenId?: bigint
}

const erc1155Abi = parseAbi(["function balanceOf(address account, uint256 id) view returns (uint256)"])
const balanceKinds: readonly BalanceKind[] = ["erc20", "erc721", "erc1155", "collectibles"]
const standardsOf: Readonly<Record<BalanceKind, readonly number[]>> = {
  erc20: [20],
  erc721: [721],
  erc1155: [1155],
  collectibles: [721, 1155],
}

/** Every address in a transfer up to a block, with the token. */
export function holdersOf({ blocks }: Ledger, upTo = Number.POSITIVE_INFINITY): readonly TokenOfHolder[] {
  const found = new Map<string, TokenOfHolder>()
  for (const { number, receipts } of blocks) {
    if (number > upTo) break
    for (const log of receipts.flatMap(({ logs }) => logs)) {
      for (const { standard, from, to, tokenId } of movedBy(log)) {
        const contract = log.address.toLowerCase() as Address
        for (const holder of [from, to])
          if (holder !== zeroAddress)
            found.set(`${standard} ${contract} ${tokenId} ${holder}`, {
              standard,
              contract,
              holder,
              ...(tokenId !== undefined && { tokenId }),
            })
      }
    }
  }
  return [...found.values()]
}

/** The balance of a holder after a block, read from the contract; undefined where the contract does not return a number. */
export async function balanceAt(
  rpcUrl: string,
  { standard, contract, holder, tokenId = 0n }: TokenOfHolder,
  at: unknown,
): Promise<bigint | undefined> {
  const data = {
    20: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [holder] }),
    721: encodeFunctionData({ abi: erc721Abi, functionName: "ownerOf", args: [tokenId] }),
    1155: encodeFunctionData({ abi: erc1155Abi, functionName: "balanceOf", args: [holder, tokenId] }),
  }[standard]
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params: [{ to: contract, data }, at] })
  const response = await fetch(rpcUrl, { method: "POST", headers: { "content-type": "application/json" }, body })
  const { result } = (await response.json()) as { readonly result?: Hex }
  if (result?.length !== 66) return undefined
  return standard === 721 ? BigInt(BigInt(result) === BigInt(holder)) : BigInt(result)
}

/** The chain whose balances are compared, and the options. */
export interface ComparedBalances {
  readonly chainId: string
  readonly ledger: Ledger
  readonly rpcUrl: string
  readonly reader: ChainReader
  /** Reads a balance from a contract. Default {@link balanceAt}; answers of nodes that do not fork may be cached. */
  readonly ask?: typeof balanceAt
  /** The block after which balances are compared; at past blocks, tokens whose answers differ from their events are left out. Default the last one stored. */
  readonly blockNumber?: number
}

/**
 * Compares the token balances of every holder of a chain, by pages of several sizes, with the answers of the contracts at that block. For
 * contracts that do not answer, such as destroyed ones and addresses without code, the stored balances are counted and not compared.
 */
export async function compareBalances(
  { chainId, ledger, rpcUrl, reader, ask = balanceAt, blockNumber }: ComparedBalances,
  comparison: Comparison,
): Promise<void> {
  const head = (await reader.status())?.head.number ?? 0
  const block = blockNumber ?? head
  const all = holdersOf(ledger, block)
  for (const holder of new Set(all.map((token) => token.holder))) {
    const tokens = all.filter((token) => token.holder === holder)
    const answers = new Map<string, bigint | undefined>()
    for (const token of tokens) answers.set(balanceName(token), await ask(rpcUrl, token, numberToHex(block)))
    for (const kind of balanceKinds) {
      const own = tokens.filter(({ standard }) => standardsOf[kind].includes(standard))
      const expected = own
        .flatMap((token) =>
          answers.get(balanceName(token)) ? [`${balanceName(token)} ${answers.get(balanceName(token))}`] : [],
        )
        .sort()
      for (const limit of [2, 100]) {
        const stored = await allBalances(reader, {
          holder,
          of: kind,
          limit,
          ...(blockNumber !== undefined && { blockNumber }),
        })
        const isAsked = (name: string) => answers.get(name) !== undefined
        const isPast = blockNumber !== undefined
        const differing = new Set(
          stored.filter(({ verdict }) => isPast && verdict === "differs").map(({ contract }) => contract),
        )
        const told = stored.map((balance) => [balanceName(balance), balance] as const)
        const served = told.filter(([name, { contract }]) => isAsked(name) && !differing.has(contract))
        comparison.value(
          kind,
          `${chainId} ${holder} by ${limit} at ${block}`,
          expected.filter((line) => !differing.has(line.split(" ")[1] as Address)),
          served.map(([name, { balance }]) => `${name} ${balance}`),
        )
      }
    }
  }
}

/** The key of a balance, which sorts in the order of the lists. */
const balanceName = ({
  standard,
  contract,
  tokenId,
}: Pick<StoredBalance, "standard" | "contract"> & { readonly tokenId?: Hex | bigint }) =>
  `${String(standard).padStart(4, "0")} ${contract} ${tokenId === undefined ? "" : numberToHex(BigInt(tokenId), { size: 32 })}`

async function allBalances(reader: ChainReader, range: BalanceRange): Promise<readonly StoredBalance[]> {
  const all: StoredBalance[] = []
  for (let after: BalanceCursor | undefined; ; ) {
    const { balances, next } = await reader.balances({ ...range, after })
    all.push(...balances)
    if (next === undefined) return all
    after = next
  }
}
