import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { listLatestTransactionsAllChains } from "./list-latest-transactions-all-chains.ts"

/** `GET /v1/chains/allTransactions`: the deprecated path of `GET /v1/transactions`. */
export const listAllLatestTransactions: Handler<operations["listAllLatestTransactions"], Services> =
  listLatestTransactionsAllChains
