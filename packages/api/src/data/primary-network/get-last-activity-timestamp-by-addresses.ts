import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { lastActivity } from "./last-activity.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses`. */
export const getLastActivityTimestampByAddresses: Handler<operations["getLastActivityTimestampByAddresses"], Services> =
  withRules(
    ({ path: { network }, query: { addresses: texts } }, { networks }) =>
      foreignAddresses(networks, { network, name: "addresses", texts }),
    cached(networkVersion, (request, services) => lastActivity(request, services, request.query.addresses)),
  )
