import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderNetworkTransactions } from "./render-network-transactions.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}`. */
export const getPrimaryNetworkTransaction: Handler<operations["getPrimaryNetworkTransaction"], Services> = cached(
  networkVersion,
  async ({ path }, { networks }) => {
    const id = parseId(path.txHash)
    const { network, chain } = await networks.chain(path.network, path.blockchainId)
    const transaction = await network.reader.transaction(id)
    if (transaction?.chain !== chain) throw new ServiceError(404, `transaction ${path.txHash} was not found`)
    const [text] = await renderNetworkTransactions(network, [transaction])
    return new ReadyJson(text as string)
  },
)
