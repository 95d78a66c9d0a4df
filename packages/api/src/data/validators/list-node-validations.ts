import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { validatorPosition } from "@serac/store"
import type { Services } from "../services.ts"
import { timedVersion } from "../versions.ts"
import { renderValidator } from "./render-validators.ts"

/** `GET /v1/networks/{network}/validators/{nodeId}`. */
export const listNodeValidations: Handler<operations["listNodeValidations"], Services> = cached(
  timedVersion,
  async ({ path, query, page, signal }, { networks, clock }) => {
    const { reader } = await networks.indexed(path.network)
    const filter = {
      now: Math.floor(clock() / 1000),
      nodeIds: [path.nodeId],
      status: query.validationStatus,
      sortBy: "blockIndex",
      order: query.sortOrder ?? "desc",
    } as const
    return page.list("validators", (range) => reader.validators(filter, range, { signal }), {
      json: (validators) => validators.map(renderValidator),
      position: validatorPosition(filter.sortBy),
    })
  },
)
