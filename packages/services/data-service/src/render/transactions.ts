import { fillHoles, type StoredTransaction } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import type { KnownContract } from "./known-contract.ts"

/** Transactions of a chain as JSON texts. */
export function renderTransactions(
  chain: ServedChain,
  transactions: readonly StoredTransaction[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) =>
    transactions.map(({ fragment }) => renderTransaction(chain, fragment, contract)),
  )
}

function renderTransaction(
  { methods }: ServedChain,
  fragment: string,
  contract: (address: string) => KnownContract,
): string {
  const called = methods.byContract ? calledContract(fragment) : undefined
  return fillHoles(fragment, (kind, about) => {
    if (kind === "a") return contract(about).party
    return kind === "m" ? methods.member(about, called) : ""
  })
}

const to = '"to":{"address":"'

function calledContract(fragment: string): string | undefined {
  const at = fragment.indexOf(to)
  return at === -1 ? undefined : fragment.slice(at + to.length, at + to.length + 42)
}
