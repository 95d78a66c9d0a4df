import type { OracleItem } from "./listed.ts"

type OracleMembers = Readonly<Record<string, unknown>>

/** A transaction, a transfer or an internal transaction, and who sent and received it. */
export interface Happened {
  readonly txHash: string
  /** In lower case. */
  readonly parties: readonly string[]
  readonly kind:
    | "nativeTransaction"
    | "erc20Transfers"
    | "erc721Transfers"
    | "erc1155Transfers"
    | "internalTransactions"
  readonly listed: OracleItem
}

/** The expected answers of the data service for addresses and single transactions. Lists are newest first. */
export interface AddressOracle {
  /** Native transactions by address in lower case; all lists below use the same key. */
  readonly native: ReadonlyMap<string, readonly OracleItem[]>
  readonly erc20: ReadonlyMap<string, readonly OracleItem[]>
  readonly erc1155: ReadonlyMap<string, readonly OracleItem[]>
  readonly internal: ReadonlyMap<string, readonly OracleItem[]>
  readonly details: ReadonlyMap<string, readonly OracleItem[]>
  /** The transfers and internal transactions of each transaction, by transaction hash. */
  readonly within: ReadonlyMap<string, OracleMembers>
}

const placeMembers = ["blockNumber", "blockTimestamp", "blockTimestampMilliseconds", "blockHash", "txHash"]

/** Computes the expected answers from all items of a chain, in chain order. */
export function consultAddresses(happened: readonly Happened[], addresses: Iterable<string>): AddressOracle {
  const kinds = {
    native: new Map<string, readonly OracleItem[]>(),
    erc20: new Map<string, readonly OracleItem[]>(),
    erc1155: new Map<string, readonly OracleItem[]>(),
    internal: new Map<string, readonly OracleItem[]>(),
    details: new Map<string, readonly OracleItem[]>(),
  }
  const transactions = new Map(
    happened.flatMap(({ kind, txHash, listed }) => (kind === "nativeTransaction" ? [[txHash, listed] as const] : [])),
  )
  for (const address of addresses) {
    const own = happened.filter(({ parties }) => parties.includes(address))
    const of = (wanted: Happened["kind"]) =>
      own.flatMap(({ kind, listed }) => (kind === wanted ? [listed] : [])).reverse()
    kinds.native.set(address, of("nativeTransaction"))
    kinds.erc20.set(address, of("erc20Transfers"))
    kinds.erc1155.set(address, of("erc1155Transfers"))
    kinds.internal.set(address, of("internalTransactions"))
    const touched = new Set(own.map(({ txHash }) => txHash))
    const details = [...transactions].flatMap(([txHash, listed]) => {
      if (!touched.has(txHash)) return []
      const item = { nativeTransaction: listed.item, ...itemOf(own.filter((one) => one.txHash === txHash)) }
      return [{ ...listed, item }]
    })
    kinds.details.set(address, details.reverse())
  }
  const byHash = new Map<string, Happened[]>()
  for (const one of happened) byHash.set(one.txHash, [...(byHash.get(one.txHash) ?? []), one])
  return { ...kinds, within: new Map([...byHash].map(([txHash, own]) => [txHash, itemOf(own)])) }
}

/** The items of one transaction, by kind, without the block members that they share with the transaction. */
function itemOf(happened: readonly Happened[]): OracleMembers {
  const members: Record<string, OracleMembers[]> = {}
  for (const { kind, listed } of happened) {
    if (kind === "nativeTransaction") continue
    const own = Object.fromEntries(Object.entries(listed.item).filter(([name]) => !placeMembers.includes(name)))
    members[kind] = [...(members[kind] ?? []), own]
  }
  return members
}
