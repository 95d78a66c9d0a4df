import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError } from "@serac/server/http"
import { indexPosition } from "@serac/store"
import { blockIdOf } from "../blocks/block-id.ts"
import { boundedJson } from "../render/json-text.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderTransactions } from "./render-transactions.ts"

/** `GET /v1/chains/{chainId}/blocks/{blockId}/transactions`: in the block's own order, all of them unless a page size is given. */
export const getTransactionsForBlock: Handler<operations["getTransactionsForBlock"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const chain = await chains.indexed(path.chainId)
    const id = blockIdOf(path.blockId)
    return page.list(
      "transactions",
      async (range) => {
        const found = id === undefined ? undefined : await chain.reader.transactionsOfBlock(id, range)
        if (found === undefined) throw new ServiceError(404, `block ${boundedJson(path.blockId, 80)} was not found`)
        return found
      },
      { json: (transactions) => renderTransactions(chain, transactions), position: indexPosition },
    )
  },
)
