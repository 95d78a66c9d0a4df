import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { placePosition } from "@serac/store"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderSubnet } from "./render-subnets.ts"

/** `GET /v1/networks/{network}/subnets`. */
export const listSubnets: Handler<operations["listSubnets"], Services> = cached(
  networkVersion,
  async ({ path, query, page, signal }, { networks }) => {
    const { reader } = await networks.indexed(path.network)
    const order = query.sortOrder ?? "desc"
    return page.list("subnets", (range) => reader.subnets(order, range, { signal }), {
      json: (subnets) => subnets.map(renderSubnet),
      position: placePosition,
    })
  },
)
