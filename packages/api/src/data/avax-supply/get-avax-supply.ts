import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, ServiceError } from "@serac/server/http"
import { feesProjection } from "@serac/store"
import { assertCurrent } from "../chains/assert-listed.ts"
import { readCurrentSupply } from "../networks/current-supply.ts"
import type { Services } from "../services.ts"
import { supplyVersion } from "../versions.ts"
import { assertSummed } from "./assert-summed.ts"
import { avaxSupply } from "./avax-supply.ts"
import { indexedCChain } from "./c-chain.ts"

/** `GET /v1/avax/supply`. */
export const getAvaxSupply: Handler<operations["getAvaxSupply"], Services> = cached(
  supplyVersion,
  async (_request, services) => {
    const { networks } = services
    const name = networks.main
    const network = await networks.indexed(name)
    for (const chain of ["X", "C"] as const) await networks.indexed(name, chain)
    const { definition, reader } = network
    if ((await readCurrentSupply(reader)) === undefined) {
      const message = `the supply of AVAX is not known, since ${name} is indexed without its genesis`
      throw new ServiceError(503, message)
    }
    const chain = await indexedCChain(network, services)
    await assertCurrent(chain, feesProjection.name, "the sum of the fees")
    const supply = await reader.supply(parseId(definition.avaxAssetId))
    assertSummed(supply)
    return avaxSupply(supply, await chain.reader.feesSpent())
  },
)
