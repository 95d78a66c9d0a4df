import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import { type Hex, lists } from "@serac/store"
import { checksumAddress } from "../render/address.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderContract } from "./render-contracts.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}`. */
export const getContractMetadata: Handler<operations["getContractMetadata"], Services> = cached(
  chainVersion,
  async ({ path }, { chains }) => {
    const chain = await chains.listing(path.chainId, lists.deploymentsOfContract)
    const address = path.address.toLowerCase() as Hex
    const [[deployment], [known]] = await Promise.all([
      chain.reader.listed(lists.deploymentsOfContract, address, { limit: 1 }),
      chain.reader.contracts([address]),
    ])
    // A contract from before the first indexed block, or without a trace, is known by its transfers only.
    if (deployment === undefined && known === undefined)
      throw new ServiceError(404, `contract ${checksumAddress(address)} was not found`)
    return chain.contracts.with((contract) => new ReadyJson(renderContract(address, contract(address), deployment)))
  },
)
