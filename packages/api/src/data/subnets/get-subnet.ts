import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/server/http"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderSubnet } from "./render-subnets.ts"

/** `GET /v1/networks/{network}/subnets/{subnetId}`. */
export const getSubnet: Handler<operations["getSubnet"], Services> = cached(
  networkVersion,
  async ({ path }, { networks }) => {
    const id = parseId(path.subnetId)
    const { reader } = await networks.indexed(path.network)
    const subnet = await reader.subnet(id)
    if (subnet === undefined) throw new ServiceError(404, `subnet ${path.subnetId} was not found`)
    return new ReadyJson(renderSubnet(subnet))
  },
)
