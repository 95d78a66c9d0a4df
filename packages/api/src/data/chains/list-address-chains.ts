import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Hex } from "@serac/store"
import type { Services } from "../services.ts"
import { everyChainVersion } from "../versions.ts"
import { chainsOfAddress } from "./chains-of-address.ts"

/** `GET /v1/address/{address}/chains`. */
export const listAddressChains: Handler<operations["listAddressChains"], Services> = cached(
  everyChainVersion,
  ({ path }, services) => chainsOfAddress(path.address.toLowerCase() as Hex, services),
)
