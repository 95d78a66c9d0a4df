import type { BalanceAnswer, BalanceHolding, BalanceRange, ChainReader, ChainWriter, Hex } from "../../src/index.ts"
import { address, type BlockContent, type TransferContent } from "./chain-of.ts"

export const [nobody, ann, bob, cat] = [0, 1, 2, 3].map(address) as [Hex, Hex, Hex, Hex]
export const [honest, rebasing, mute, collection] = [20, 21, 22, 23].map(address) as [Hex, Hex, Hex, Hex]
export const now = 1_000_000

export const erc20 = (token: Hex, from: Hex, to: Hex, value: bigint): Omit<TransferContent, "logIndex"> => ({
  batchIndex: 0,
  standard: 20,
  token,
  from,
  to,
  value,
})
export const blockOf = (...transfers: readonly Omit<TransferContent, "logIndex">[]): BlockContent => ({
  transactions: [true],
  transfers: transfers.map((transfer, logIndex) => ({ ...transfer, logIndex })),
})

/** What contracts say: `undefined` of one that does not answer. */
export type Contracts = (holding: BalanceHolding) => bigint | undefined

/** Asks until nobody is to be asked any more; returns who was. */
export async function askAll(
  writer: ChainWriter,
  contracts: Contracts,
  at = now,
  limit = 100,
): Promise<readonly BalanceHolding[]> {
  const asked: BalanceHolding[] = []
  for (;;) {
    const due = await writer.dueBalances(limit, at)
    if (due === undefined) return asked
    const answers: BalanceAnswer[] = due.holdings.map((holding) => ({ holding, balance: contracts(holding) }))
    asked.push(...due.holdings)
    await writer.saveBalances(due, answers, at)
  }
}

export const told = async (reader: ChainReader, holder: Hex, range: Partial<BalanceRange> = {}) =>
  (await reader.balances({ holder, of: "erc20", limit: 9, ...range })).balances.map(
    ({ contract, balance, source, verdict }) => ({ contract, balance, source, verdict }),
  )

/** A rebasing token doubles what its transfers say, one does not answer, and the others tell what is true. */
export const contractsOf =
  (balances: Readonly<Record<Hex, bigint>>): Contracts =>
  ({ contract, holder }) => {
    if (contract === mute) return undefined
    const balance = balances[holder] ?? 0n
    return contract === rebasing ? 2n * balance : balance
  }
