import type { operations } from "@serac/data/types"
import { type Handler, withRules } from "@serac/server/http"
import { addressTexts, foreignAddressesInBody } from "../networks/foreign-addresses.ts"
import type { Services } from "../services.ts"
import { assetOfAnotherChain, utxoPage } from "./utxo-page.ts"

/** `POST /v1/networks/{network}/blockchains/{blockchainId}/utxos`. Not cached: requests for the same thousand addresses hardly ever repeat. */
export const getUtxosByAddressesV2: Handler<operations["getUtxosByAddressesV2"], Services> = withRules(
  (request, { networks }) => [
    ...foreignAddressesInBody(networks, request.path.network, request.body),
    ...assetOfAnotherChain(request, networks),
  ],
  (request, services) => utxoPage(request, services, addressTexts(request.body)),
)
