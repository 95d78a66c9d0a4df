import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, listPositions, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderDeployments } from "./render-contracts.ts"

/** `GET /v1/chains/{chainId}/contracts/{address}/deployments`. */
export const listContractDeployments: Handler<operations["listContractDeployments"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const chain = await chains.listing(path.chainId, lists.deploymentsByCreator)
    const deployer = path.address.toLowerCase() as Hex
    return page.list("contracts", (range) => chain.reader.deployments(deployer, range), {
      json: (deployments) => renderDeployments(chain, deployments),
      position: listPositions.deployments,
    })
  },
)
