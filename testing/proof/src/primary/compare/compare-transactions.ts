import {
  getAsset,
  getPrimaryNetworkTransaction,
  listAssetTransactions,
  listLatestPrimaryNetworkTransactions,
} from "@serac/data"
import type { ExpectedTransaction } from "../expect/transactions.ts"
import { chains } from "../oracle/utxo.ts"
import { comparedNetwork, type Proof, paged, resultOrStatus, sampledItems, sentResult } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

const [listTransactions, one, byAsset] = ["transactions", "transaction", "4.3 asset transactions"]
const unknownTransaction = "2Z36RnQuk1hvsnFeGWzfZUfXNr7w1SjzmDQ78YxfTVNAkDq3nZ"

/** Compares every transaction of every chain: single, listed, by type, by time, by address and by asset. */
export async function compareTransactions(proof: Proof): Promise<void> {
  const { stack, expected, comparison } = proof
  const { names } = expected
  for (const chain of chains) {
    const blockchainId = aliases[chain]
    const all = expected.transactions[chain]
    const ask = (
      where: string,
      wanted: readonly ExpectedTransaction[],
      query: TransactionsQuery,
      sizes?: readonly number[],
    ) =>
      paged(
        proof,
        listTransactions,
        `${chain} ${where} ${JSON.stringify(query)}`,
        expectedItems(wanted),
        (pageSize) =>
          listLatestPrimaryNetworkTransactions(stack.data, {
            network: comparedNetwork,
            blockchainId,
            pageSize,
            ...query,
          }),
        sizes,
      )

    await ask("all", all, {}, [1, 7, 100])
    await ask("all", all.toReversed(), { sortOrder: "asc" }, [13])
    for (const type of sampledItems(proof, new Set(all.map(({ transaction }) => transaction.type)), 2)) {
      await ask(
        "by type",
        all.filter(({ transaction }) => transaction.type === type),
        { txTypes: [type] },
        [7],
      )
    }
    for (const [period, wanted] of periodsOf(all)) await ask("by time", wanted, period, [7])
    for (const owner of sampledItems(proof, new Set(all.flatMap(({ owners }) => [...owners])), 3)) {
      const address = owner.startsWith("0x") ? owner : names.address(owner)
      const wanted = all.filter(({ owners }) => owners.has(owner))
      await ask("by address", wanted, { addresses: [address] })
      const [type] = wanted.map(({ transaction }) => transaction.type)
      if (type === undefined || !proof.thorough) continue
      const ofType = wanted.filter(({ transaction }) => transaction.type === type)
      await ask("by address and type", ofType, { addresses: [address], txTypes: [type] }, [7])
      for (const [period, within] of periodsOf(wanted))
        await ask("by address and time", within, { addresses: [address], ...period }, [7])
    }
    const owners = [...new Set(all.flatMap(({ owners: own }) => [...own]))].filter((owner) => !owner.startsWith("0x"))
    const several = owners.slice(0, 3)
    const ofSeveral = all.filter(({ owners: own }) => several.some((owner) => own.has(owner)))
    await ask("by addresses", ofSeveral, { addresses: several.map((owner) => `${chain}-${names.address(owner)}`) })

    if (chain === "P") {
      const changed = new Set(all.flatMap((known) => [...validationsOf(known)]))
      for (const l1ValidationId of sampledItems(proof, changed, 3)) {
        const wanted = all.filter((known) => validationsOf(known).has(l1ValidationId))
        await ask("by validation", wanted, { l1ValidationId }, [2])
      }
    }

    for (const { item, transaction } of sampledItems(proof, all)) {
      const txHash = transaction.event.txID
      const served = await sentResult(
        getPrimaryNetworkTransaction(stack.data, { network: comparedNetwork, blockchainId, txHash }),
      )
      comparison.value(one, `${chain} ${txHash}`, item, served)
    }
    const missing = getPrimaryNetworkTransaction(stack.data, {
      network: comparedNetwork,
      blockchainId,
      txHash: unknownTransaction,
    })
    comparison.value(one, `${chain} unknown`, 404, await resultOrStatus(missing))
  }
  await compareAssets(proof)
}

async function compareAssets(proof: Proof): Promise<void> {
  const { stack, expected, comparison } = proof
  const { names, transactions } = expected
  const all = transactions.X
  for (const [assetId, asset] of names.assets) {
    const wanted = all.filter(({ assets }) => assets.has(assetId))
    const ask = (
      where: string,
      expected: readonly ExpectedTransaction[],
      query: TransactionsQuery,
      sizes?: readonly number[],
    ) =>
      paged(
        proof,
        byAsset,
        `${assetId} ${where} ${JSON.stringify(query)}`,
        expectedItems(expected),
        (pageSize) =>
          listAssetTransactions(stack.data, {
            network: comparedNetwork,
            blockchainId: "x-chain",
            assetId,
            pageSize,
            ...query,
          }),
        sizes,
      )
    await ask("all", wanted, {}, [1, 7, 100])
    for (const type of new Set(wanted.map(({ transaction }) => transaction.type)))
      await ask(
        "by type",
        wanted.filter(({ transaction }) => transaction.type === type),
        { txTypes: [type] },
        [7],
      )
    for (const [period, within] of sampledItems(proof, periodsOf(wanted), 3)) await ask("by time", within, period, [7])
    const served = await sentResult(
      getAsset(stack.data, { network: comparedNetwork, blockchainId: names.chainIds.X, assetId }),
    )
    comparison.value("asset", assetId, asset, served)
  }
  const unknown = getAsset(stack.data, {
    network: comparedNetwork,
    blockchainId: "x-chain",
    assetId: unknownTransaction,
  })
  comparison.value("asset", "unknown", 404, await resultOrStatus(unknown))
}

interface TransactionsQuery {
  readonly txTypes?: string[]
  readonly startTimestamp?: number
  readonly endTimestamp?: number
  readonly addresses?: string[]
  readonly sortOrder?: "asc" | "desc"
  readonly l1ValidationId?: string
}

/** The L1 validations that a P-Chain transaction began or changed. */
function validationsOf({ item }: ExpectedTransaction): ReadonlySet<string> {
  const changes = (item.l1ValidatorDetails ?? []) as readonly { readonly validationId: string }[]
  return new Set(changes.map(({ validationId }) => validationId))
}

const expectedItems = (list: readonly ExpectedTransaction[]) => list.map(({ item }) => item)

/** Periods that start at a transaction's time, end at it, and lie between two. Both ends are exclusive. */
function periodsOf(
  all: readonly ExpectedTransaction[],
): readonly (readonly [TransactionsQuery, readonly ExpectedTransaction[]])[] {
  const times = all.map(({ transaction }) => transaction.event.timestamp)
  const [late, early] = [times[Math.floor(times.length / 4)], times[Math.floor((times.length * 3) / 4)]]
  if (late === undefined || early === undefined) return []
  const periods: readonly TransactionsQuery[] = [
    { startTimestamp: early },
    { endTimestamp: late },
    { startTimestamp: early - 1, endTimestamp: late + 1 },
  ]
  return periods.map((period) => {
    const { startTimestamp = -1, endTimestamp = Number.POSITIVE_INFINITY } = period
    const within = all.filter(
      ({ transaction: { event } }) => event.timestamp > startTimestamp && event.timestamp < endTimestamp,
    )
    return [period, within]
  })
}
