import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError, withRules } from "@serac/server/http"
import { validatorPosition } from "@serac/store"
import { zeroIdText } from "../networks/served-network.ts"
import type { Services } from "../services.ts"
import { timedVersion } from "../versions.ts"
import { renderValidator } from "./render-validators.ts"
import { validatorFilter, validatorRules } from "./validator-filter.ts"

/** `GET /v1/networks/{network}/validators`. */
export const listValidators: Handler<operations["listValidators"], Services> = withRules(
  validatorRules,
  cached(timedVersion, async ({ path, query, page, signal }, { networks, clock }) => {
    const filter = validatorFilter(query, Math.floor(clock() / 1000))
    const { reader } = await networks.indexed(path.network)
    const { subnetId } = filter
    if (subnetId !== undefined && query.subnetId !== zeroIdText && (await reader.subnet(subnetId)) === undefined)
      throw new ServiceError(404, `subnet ${query.subnetId} was not found`)
    return page.list("validators", (range) => reader.validators(filter, range, { signal }), {
      json: (validators) => validators.map(renderValidator),
      position: validatorPosition(filter.sortBy),
    })
  }),
)
