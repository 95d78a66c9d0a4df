import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { placePosition } from "@serac/store"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderBlockchain } from "./render-blockchain.ts"

/** `GET /v1/networks/{network}/blockchains`. */
export const listBlockchains: Handler<operations["listBlockchains"], Services> = cached(
  networkVersion,
  async ({ path, query, page, signal }, { networks }) => {
    const { reader } = await networks.indexed(path.network)
    const order = query.sortOrder ?? "desc"
    return page.list("blockchains", (range) => reader.blockchains(order, range, { signal }), {
      json: (blockchains) => blockchains.map(renderBlockchain),
      position: placePosition,
    })
  },
)
