import { parseHex, parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import { boundedJson } from "../render/json-text.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}`. */
export const getPrimaryNetworkBlock: Handler<operations["getPrimaryNetworkBlock"], Services> = cached(
  networkVersion,
  async ({ path }, { networks }) => {
    const id = blockIdOf(path.blockId)
    const { network, chain } = await networks.chain(path.network, path.blockchainId)
    const block = id === undefined ? undefined : await network.reader.block(chain, id)
    if (block === undefined) throw new ServiceError(404, `block ${boundedJson(path.blockId, 80)} was not found`)
    return new ReadyJson(block.json)
  },
)

/** Reads a block ID: a height or a hash; undefined for a number that no block has. */
function blockIdOf(text: string): number | Uint8Array | undefined {
  if (/^[0-9]+$/.test(text)) {
    const height = Number(text)
    return Number.isSafeInteger(height) ? height : undefined
  }
  return text.startsWith("0x") ? parseHex(text, "hexnc") : parseId(text)
}
