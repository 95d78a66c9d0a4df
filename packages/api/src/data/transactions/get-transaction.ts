import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError } from "@serac/server/http"
import { type Hex, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { wholeTransaction } from "./details/whole-transaction.ts"

/** `GET /v1/chains/{chainId}/transactions/{txHash}`. */
export const getTransaction: Handler<operations["getTransaction"], Services> = cached(
  pricedVersion,
  async ({ path }, services) => {
    const { chains } = services
    const chain = await chains.listing(path.chainId, lists.transactionHashes)
    const transaction = await chain.reader.transaction(path.txHash.toLowerCase() as Hex)
    if (transaction === undefined) throw new ServiceError(404, `transaction ${path.txHash} was not found`)
    return wholeTransaction(chain, services, transaction)
  },
)
