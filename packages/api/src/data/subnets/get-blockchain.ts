import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderBlockchain } from "./render-blockchain.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}`. */
export const getBlockchain: Handler<operations["getBlockchain"], Services> = cached(
  networkVersion,
  async ({ path }, { networks }) => {
    const id = parseId(path.blockchainId)
    const { reader } = await networks.indexed(path.network)
    const blockchain = await reader.blockchain(id)
    if (blockchain === undefined) throw new ServiceError(404, `blockchain ${path.blockchainId} was not found`)
    return new ReadyJson(renderBlockchain(blockchain))
  },
)
