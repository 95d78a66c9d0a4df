import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { blockPosition } from "@serac/store"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/blocks`. */
export const listLatestBlocks: Handler<operations["listLatestBlocks"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const { reader } = await chains.indexed(path.chainId)
    return page.list("blocks", (range) => reader.blocks(range), {
      json: (blocks) => blocks.map(({ json }) => json),
      position: blockPosition,
    })
  },
)
