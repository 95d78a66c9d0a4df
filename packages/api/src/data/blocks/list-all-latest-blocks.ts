import type { operations } from "@serac/data/types"
import type { Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { listLatestBlocksAllChains } from "./list-latest-blocks-all-chains.ts"

/** `GET /v1/chains/allBlocks`: the deprecated path of `GET /v1/blocks`. */
export const listAllLatestBlocks: Handler<operations["listAllLatestBlocks"], Services> = listLatestBlocksAllChains
