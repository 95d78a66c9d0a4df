import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import { boundedJson } from "../render/json-text.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { blockIdOf } from "./block-id.ts"

/** `GET /v1/chains/{chainId}/blocks/{blockId}`. */
export const getBlock: Handler<operations["getBlock"], Services> = cached(
  chainVersion,
  async ({ path }, { chains }) => {
    const { reader } = await chains.indexed(path.chainId)
    const id = blockIdOf(path.blockId)
    const block = id === undefined ? undefined : await reader.block(id)
    if (block === undefined) throw new ServiceError(404, `block ${boundedJson(path.blockId, 80)} was not found`)
    return new ReadyJson(block.json)
  },
)
