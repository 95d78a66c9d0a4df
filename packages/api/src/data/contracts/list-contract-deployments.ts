import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderDeployments } from "./render-contracts.ts"

/** `GET /v1/chains/{chainId}/contracts/{address}/deployments`. */
export const listContractDeployments: Handler<operations["listContractDeployments"], Services> = cached(
  chainVersion,
  async ({ path, page }, { chains }) => {
    const chain = await chains.listing(path.chainId, lists.deploymentsByCreator)
    const deployer = path.address.toLowerCase() as Hex
    return page.list(
      "contracts",
      ({ after, limit }) =>
        chain.reader.deployments(deployer, { after: after as [number, number, number] | undefined, limit }),
      {
        json: (deployments) => renderDeployments(chain, deployments),
        position: ({ blockNumber, transactionIndex, sequence }) => [blockNumber, transactionIndex, sequence],
      },
    )
  },
)
