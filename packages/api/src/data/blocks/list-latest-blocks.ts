import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/blocks`. */
export const listLatestBlocks: Handler<operations["listLatestBlocks"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const { reader } = await chains.indexed(path.chainId)
    return page.list("blocks", ({ after, limit }) => reader.blocks({ after: after as [number] | undefined, limit }), {
      json: (blocks) => blocks.map(({ json }) => json),
      position: ({ number }) => [number],
    })
  },
)
