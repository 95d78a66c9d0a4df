import type { operations } from "@serac/data/types"
import { type Handler, withRules } from "@serac/server/http"
import { addressTexts, foreignAddressesInBody } from "../networks/foreign-addresses.ts"
import type { Services } from "../services.ts"
import { lastActivity } from "./last-activity.ts"

/** `POST /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`. */
export const getLastActivityTimestampByAddressesV2: Handler<
  operations["getLastActivityTimestampByAddressesV2"],
  Services
> = withRules(
  ({ path, body }, { networks }) => foreignAddressesInBody(networks, path.network, body),
  (request, services) => lastActivity(request, services, addressTexts(request.body)),
)
