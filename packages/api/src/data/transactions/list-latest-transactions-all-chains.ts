import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { StoredTransaction } from "@serac/store"
import { chainsPosition, latestOfChains, type OfChain } from "../chains/latest-of-chains.ts"
import type { ServedChain } from "../chains/served-chain.ts"
import type { Services } from "../services.ts"
import { chainsVersion } from "../versions.ts"
import { latestTransactions } from "./latest-transactions.ts"
import { renderTransactions } from "./render-transactions.ts"
import { succeededBy } from "./succeeded-by.ts"

/** `GET /v1/transactions`. */
export const listLatestTransactionsAllChains: Handler<operations["listLatestTransactionsAllChains"], Services> = cached(
  chainsVersion,
  async ({ query, page }, { chains }) => {
    const wanted = chains.served(query.network)
    const list = latestTransactions(succeededBy(query.status))
    return page.list("transactions", (range) => latestOfChains(wanted, list, range), {
      json: renderOfChains,
      position: chainsPosition(list),
    })
  },
)

async function renderOfChains(items: readonly OfChain<StoredTransaction>[]): Promise<readonly string[]> {
  const places = new Map<ServedChain, number[]>()
  for (const [place, { chain }] of items.entries()) {
    const own = places.get(chain)
    if (own === undefined) places.set(chain, [place])
    else own.push(place)
  }
  const texts: string[] = new Array(items.length)
  await Promise.all(
    [...places].map(async ([chain, own]) => {
      const transactions = own.map((place) => (items[place] as OfChain<StoredTransaction>).item)
      const rendered = await renderTransactions(chain, transactions)
      for (const [at, place] of own.entries()) texts[place] = rendered[at] as string
    }),
  )
  return texts
}
