import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/http"
import type { Hex } from "@serac/store"
import { bounded } from "../render/json-text.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"

/** `GET /v1/chains/{chainId}/blocks/{blockId}`. */
export const getBlock: Handler<operations["getBlock"], Services> = cached(
  chainVersion,
  async ({ path }, { chains }) => {
    const { reader } = await chains.indexed(path.chainId)
    const id = blockIdOf(path.blockId)
    const block = id === undefined ? undefined : await reader.block(id)
    if (block === undefined) throw new ServiceError(404, `block ${bounded(path.blockId, 80)} was not found`)
    return new ReadyJson(block.json)
  },
)

/** Undefined for a number that no block has. */
function blockIdOf(text: string): number | Hex | undefined {
  if (text.startsWith("0x")) return text.toLowerCase() as Hex
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : undefined
}
