import { parseId, parseNodeId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { l1ValidatorPosition } from "@serac/store"
import { withMember } from "../networks/chain-info.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderL1Validator } from "./render-l1-validators.ts"

/** `GET /v1/networks/{network}/l1Validators`. */
export const listL1Validators: Handler<operations["listL1Validators"], Services> = cached(
  networkVersion,
  async ({ path, query, page, signal }, { networks }) => {
    const { reader } = await networks.indexed(path.network)
    const filter = {
      ...(query.subnetId !== undefined && { subnetId: parseId(query.subnetId) }),
      ...(query.nodeId !== undefined && { nodeId: parseNodeId(query.nodeId) }),
      ...(query.l1ValidationId !== undefined && { validationId: parseId(query.l1ValidationId) }),
      includeInactive: query.includeInactiveL1Validators ?? false,
    }
    const [state = { accruedFees: 0n }, status] = await Promise.all([reader.platform(), reader.status()])
    const height = status?.chains.find(({ chain }) => chain === "P")?.head.height ?? 0
    const list = await page.list("validators", (range) => reader.l1Validators(filter, range, { signal }), {
      json: (validators) => validators.map((validator) => renderL1Validator(validator, state)),
      position: l1ValidatorPosition,
    })
    return withMember(list, `"blockHeight":"${height}"`)
  },
)
