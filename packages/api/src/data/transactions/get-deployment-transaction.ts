import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError } from "@serac/server/http"
import { type Hex, lists } from "@serac/store"
import { checksumAddress } from "../render/address.ts"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { wholeTransaction } from "./details/whole-transaction.ts"

/** `GET /v1/chains/{chainId}/contracts/{address}/transactions:getDeployment`: the last deployment of a contract that was deployed again. */
export const getDeploymentTransaction: Handler<operations["getDeploymentTransaction"], Services> = cached(
  pricedVersion,
  async ({ path, query }, services) => {
    const { chains } = services
    const chain = await chains.listing(path.chainId, lists.deploymentsOfContract, lists.transactionHashes)
    const address = path.address.toLowerCase() as Hex
    const [deployment] = await chain.reader.listed(lists.deploymentsOfContract, address, { limit: 1 })
    const transaction = deployment && (await chain.reader.transaction(deployment.transactionHash))
    if (transaction === undefined) throw new ServiceError(404, `contract ${checksumAddress(address)} was not found`)
    return wholeTransaction(chain, services, transaction, query.currency)
  },
)
