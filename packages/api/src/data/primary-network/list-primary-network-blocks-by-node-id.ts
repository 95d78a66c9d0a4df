import { parseNodeId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { heightPosition } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { assertProposed } from "./assert-proposed.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks`. */
export const listPrimaryNetworkBlocksByNodeId: Handler<operations["listPrimaryNetworkBlocksByNodeId"], Services> =
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const served = await networks.chain(path.network, path.blockchainId)
    const { network, chain } = served
    await assertProposed(served)
    const { startTimestamp, endTimestamp } = query
    const filter = { chain, nodeId: parseNodeId(path.nodeId), startTimestamp, endTimestamp }
    const list = await page.list("blocks", (range) => network.reader.proposedBlocks(filter, range, { signal }), {
      json: (blocks) => blocks.map(({ json }) => json),
      position: heightPosition,
    })
    return withChainInfo(list, served)
  })
