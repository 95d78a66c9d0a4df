import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { transactionPosition } from "@serac/store"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderTransactions } from "./render-transactions.ts"
import { succeededBy } from "./succeeded-by.ts"

/** `GET /v1/chains/{chainId}/transactions`. */
export const listLatestTransactions: Handler<operations["listLatestTransactions"], Services> = cached(
  chainVersion,
  async ({ path, query, page }, { chains }) => {
    const chain = await chains.indexed(path.chainId)
    const succeeded = succeededBy(query.status)
    return page.list("transactions", ({ after, limit }) => chain.reader.transactions({ after, limit, succeeded }), {
      json: (transactions) => renderTransactions(chain, transactions),
      position: transactionPosition,
    })
  },
)
