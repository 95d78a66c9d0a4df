import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { assetOfAnotherChain, utxoPage } from "./utxo-page.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/utxos`. */
export const listUtxos: Handler<operations["listUtxos"], Services> = withRules(
  (request, { networks }) => [
    ...foreignAddresses(networks, {
      network: request.path.network,
      name: "addresses",
      texts: request.query.addresses,
    }),
    ...assetOfAnotherChain(request, networks),
  ],
  cached(networkVersion, (request, services) => utxoPage(request, services, request.query.addresses)),
)
