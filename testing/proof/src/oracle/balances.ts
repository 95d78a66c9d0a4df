import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { EthCall } from "./ask.ts"
import { movedBy } from "./transfers.ts"

/** The balance of one token that a holder has. */
export interface Held {
  /** Lower case, like the contract's address. */
  readonly holder: Address
  readonly standard: 20 | 721 | 1155
  readonly contract: Address
  readonly tokenId?: bigint
  readonly balance: bigint
  readonly source: "events" | "call"
}

interface EventHolding extends Omit<Held, "balance" | "source"> {
  byEvents: bigint
}

const zeroHolder = `0x${"0".repeat(40)}`
const maxUint256 = 2n ** 256n - 1n

/** The sum of all transfers up to a block, by holder and token. Holders whose sum is 0 are included. */
function addUp({ blocks }: Ledger, last: number): readonly EventHolding[] {
  const holdings = new Map<string, EventHolding>()
  const owners = new Map<string, EventHolding>()
  for (const { number, receipts } of blocks) {
    if (number > last) break
    for (const { logs } of receipts)
      for (const log of logs)
        for (const { standard, from, to, value = 1n, tokenId } of movedBy(log)) {
          const token = { standard, contract: log.address, ...(tokenId !== undefined && { tokenId }) }
          const name = `${standard} ${log.address} ${tokenId}`
          const of = (holder: Address): EventHolding => {
            const key = `${holder} ${name}`
            const known = holdings.get(key) ?? { holder, ...token, byEvents: 0n }
            holdings.set(key, known)
            return known
          }
          if (standard === 721) {
            const before = owners.get(name)
            if (before !== undefined) before.byEvents = 0n
            const owner = of(to)
            owner.byEvents = 1n
            owners.set(name, owner)
          } else if (from !== to) {
            of(from).byEvents -= value
            of(to).byEvents += value
          }
        }
  }
  return [...holdings.values()].filter(({ holder }) => holder !== zeroHolder)
}

/** Balances after a past block, from events alone: the indexer does not call contracts for past blocks. */
export function pastBalances(ledger: Ledger, block: number): readonly Held[] {
  return sortedHoldings(
    addUp(ledger, block).map(({ byEvents, ...holding }) => ({
      ...holding,
      balance: possible(byEvents),
      source: "events",
    })),
  )
}

/**
 * Balances after the last block: if a token's contract reports a balance that differs from its events for any holder, the contract's
 * balances for all holders; otherwise, and where the contract reports none, the balances from events.
 */
export async function lastBalances(ledger: Ledger, ask: EthCall): Promise<readonly Held[]> {
  const holdings = addUp(ledger, ledger.blocks.length - 1)
  const answers = await Promise.all(holdings.map((holding) => onChainBalance(ask, holding)))
  const tokenOf = ({ standard, contract }: EventHolding) => `${standard} ${contract}`
  const differing = new Set(
    holdings.flatMap((holding, at) =>
      answers[at] === undefined || answers[at] === holding.byEvents ? [] : [tokenOf(holding)],
    ),
  )
  return sortedHoldings(
    holdings.map(({ byEvents, ...holding }, at) => {
      const answer = differing.has(tokenOf({ ...holding, byEvents })) ? answers[at] : undefined
      return { ...holding, balance: answer ?? possible(byEvents), source: answer === undefined ? "events" : "call" }
    }),
  )
}

const balanceAbi = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function ownerOf(uint256) view returns (address)",
])
const abi1155 = parseAbi(["function balanceOf(address, uint256) view returns (uint256)"])

/** The balance that a contract returns; undefined if the answer is not a number. */
async function onChainBalance(
  ask: EthCall,
  { holder, standard, contract, tokenId = 0n }: EventHolding,
): Promise<bigint | undefined> {
  const decoded = <Value>(answer: Hex | undefined, decode: (data: Hex) => Value): Value | undefined => {
    try {
      return answer === undefined ? undefined : decode(answer)
    } catch {
      return undefined
    }
  }
  if (standard === 20) {
    const call = { abi: balanceAbi, functionName: "balanceOf", args: [holder] } as const
    return decoded(await ask(contract, encodeFunctionData(call)), (data) => decodeFunctionResult({ ...call, data }))
  }
  if (standard === 721) {
    const call = { abi: balanceAbi, functionName: "ownerOf", args: [tokenId] } as const
    const owner = decoded(await ask(contract, encodeFunctionData(call)), (data) =>
      decodeFunctionResult({ ...call, data }),
    )
    return owner && BigInt(owner.toLowerCase() === holder)
  }
  const call = { abi: abi1155, functionName: "balanceOf", args: [holder, tokenId] } as const
  return decoded(await ask(contract, encodeFunctionData(call)), (data) => decodeFunctionResult({ ...call, data }))
}

function possible(balance: bigint): bigint {
  if (balance < 0n) return 0n
  return balance > maxUint256 ? maxUint256 : balance
}

/** Holdings above zero, sorted by standard (ERC-20, ERC-721, ERC-1155), contract and token ID. */
function sortedHoldings(held: readonly Held[]): readonly Held[] {
  const place = ({ standard, contract, tokenId = 0n }: Held) =>
    `${String(standard).padStart(4, "0")} ${contract} ${tokenId.toString(16).padStart(64, "0")}`
  return held
    .filter(({ balance }) => balance > 0n)
    .sort((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0))
}
