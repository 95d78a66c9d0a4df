import type { Hex } from "@serac/store"
import { type Address, zeroAddress } from "viem"
import { movedBy } from "../../oracle/transfers.ts"
import type { RecordedLog } from "../../recording/ledger-block.ts"
import type { SimulatedBlock } from "./block.ts"
import { type ContractNature, natureOf, RevertError, simulatedTokens } from "./contracts.ts"
import { wordOf } from "./hex.ts"

/** A holding: a token of a contract and its holder. */
export interface SimulatedHolding {
  readonly standard: 20 | 721 | 1155
  readonly contract: Address
  readonly holder: Address
  readonly tokenId?: bigint
}

/** The sums of the events up to a block. */
export interface Sums {
  /** Of ERC-20 and ERC-1155 tokens, by {@link holdingName}. */
  readonly balances: ReadonlyMap<string, bigint>
  /** Of ERC-721 tokens, by contract and token ID: the recipient of the last transfer. */
  readonly owners: ReadonlyMap<string, Address>
  /** All addresses that occur in the events. */
  readonly holdings: ReadonlyMap<string, SimulatedHolding>
}

export const holdingName = ({ standard, contract, holder, tokenId }: SimulatedHolding): string =>
  `${standard} ${contract} ${tokenId} ${holder}`

const balancesByBlock = new WeakMap<SimulatedBlock, Sums>()

/** The sums of the events of a block and its ancestors. */
export function sumsOf(block: SimulatedBlock): Sums {
  const missing: SimulatedBlock[] = []
  let at: SimulatedBlock | undefined = block
  while (at && !balancesByBlock.has(at)) {
    missing.push(at)
    at = at.parent
  }
  for (const each of missing.reverse()) balancesByBlock.set(each, added(each))
  return balancesByBlock.get(block) as Sums
}

function added({ parent, texts }: SimulatedBlock): Sums {
  const before = parent && balancesByBlock.get(parent)
  const balances = new Map(before?.balances)
  const owners = new Map(before?.owners)
  const holdings = new Map(before?.holdings)
  const logs = texts.receipts.flatMap((text) => (JSON.parse(text) as { readonly logs: readonly RecordedLog[] }).logs)
  for (const log of logs) {
    for (const { standard, from, to, value = 0n, tokenId } of movedBy(log)) {
      const contract = log.address
      for (const [holder, sign] of [
        [from, -1n],
        [to, 1n],
      ] as const) {
        if (holder === zeroAddress) continue
        const holding = { standard, contract, holder, ...(tokenId !== undefined && { tokenId }) }
        holdings.set(holdingName(holding), holding)
        balances.set(holdingName(holding), (balances.get(holdingName(holding)) ?? 0n) + sign * value)
      }
      if (standard === 721) owners.set(`${contract} ${tokenId}`, to)
    }
  }
  return { balances, owners, holdings }
}

const natures: Readonly<Record<20 | 721 | 1155, ContractNature>> = { 20: "erc20", 721: "erc721", 1155: "erc1155" }
const rebasing = new Set<Hex>([simulatedTokens.erc20[1] as Hex, simulatedTokens.erc1155[1] as Hex])
/** ERC-20 contracts that report a balance of 0 for every holder. */
export const liars: readonly Hex[] = [simulatedTokens.erc20[2] as Hex]
const maxBalance = 2n ** 256n - 1n

/** A holding by its events, limited to possible values. */
export function reportedBalance({ balances, owners }: Sums, holding: SimulatedHolding): bigint {
  if (holding.standard === 721) return BigInt(owners.get(`${holding.contract} ${holding.tokenId}`) === holding.holder)
  const sum = balances.get(holdingName(holding)) ?? 0n
  return sum < 0n ? 0n : sum > maxBalance ? maxBalance : sum
}

/**
 * The balance that a contract returns for a holding: some double their events' sums, some emitted false transfer events, and those of another
 * standard than their events return nothing.
 */
export function truthOf(sums: Sums, holding: SimulatedHolding): bigint | undefined {
  const { standard, contract } = holding
  if (natureOf(contract) !== natures[standard]) return undefined
  if (liars.includes(contract)) return 0n
  const told = reportedBalance(sums, holding)
  return rebasing.has(contract) ? (2n * told) % (maxBalance + 1n) : told
}

/**
 * Answers `balanceOf` and `ownerOf` after a block; undefined for other calls.
 *
 * @throws RevertError where the contract has no answer.
 */
export function callBalance(block: SimulatedBlock, to: Hex, data: Hex): Hex | undefined {
  const contract = to.toLowerCase() as Address
  const selector = data.slice(2, 10)
  const holder: Address = `0x${data.slice(34, 74)}`
  const sums = sumsOf(block)
  if (selector === "6352211e") {
    const owner = sums.owners.get(`${contract} ${BigInt(`0x${data.slice(10)}`)}`)
    if (natureOf(contract) !== "erc721" || owner === undefined || owner === zeroAddress)
      throw new RevertError("execution reverted")
    return `0x${wordOf(owner)}`
  }
  const standard = selector === "70a08231" ? 20 : selector === "00fdd58e" ? 1155 : undefined
  if (standard === undefined) return undefined
  const tokenId = standard === 1155 ? { tokenId: BigInt(`0x${data.slice(74)}`) } : {}
  const balance = truthOf(sums, { standard, contract, holder, ...tokenId })
  if (balance === undefined) throw new RevertError("execution reverted")
  return `0x${wordOf(balance)}`
}
