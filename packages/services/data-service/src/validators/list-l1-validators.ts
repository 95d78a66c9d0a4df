import { formatHex } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/http"
import { withMember } from "../networks/chain-info.ts"
import { readId, readNodeId } from "../networks/read-ids.ts"
import { renderL1Validator } from "../render/l1-validators.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"

/** `GET /v1/networks/{network}/l1Validators`. */
export const listL1Validators: Handler<operations["listL1Validators"], Services> = cached(
  networkVersion,
  async ({ path, query, page, signal }, { networks }) => {
    const { reader } = await networks.indexed(path.network)
    const filter = {
      ...(query.subnetId !== undefined && { subnetId: readId("subnetId", query.subnetId) }),
      ...(query.nodeId !== undefined && { nodeId: readNodeId("nodeId", query.nodeId) }),
      ...(query.l1ValidationId !== undefined && { validationId: readId("l1ValidationId", query.l1ValidationId) }),
      includeInactive: query.includeInactiveL1Validators ?? false,
    }
    const [state = { accruedFees: 0n }, status] = await Promise.all([reader.platform(), reader.status()])
    const height = status?.chains.find(({ chain }) => chain === "P")?.head.height ?? 0
    const list = await page.list(
      "validators",
      ({ after, limit }) =>
        reader.l1Validators(
          filter,
          { after: after as readonly [number, number, string] | undefined, limit },
          { signal },
        ),
      {
        json: (validators) => validators.map((validator) => renderL1Validator(validator, state)),
        position: ({ height, index, validationId }) => [height, index, formatHex(validationId, "hexnc").slice(2)],
      },
    )
    return withMember(list, `"blockHeight":"${height}"`)
  },
)
