import type { LogFunction } from "@serac/indexer/core"
import { createNetworkNode, runNetworkIndexer } from "@serac/indexer/network/internal"
import type { NetworkWriter } from "@serac/store"
import type { IndexerProcess } from "../simulation/engine/lives.ts"
import type { Life } from "../simulation/life.ts"
import { simulatedFetch } from "../simulation/node/fetch.ts"
import type { VirtualClock } from "../simulation/virtual-clock.ts"
import type { SimulatedEndpoint } from "./node/endpoint.ts"
import type { Plan } from "./plan.ts"
import type { World } from "./world/world.ts"

/** The environment of an indexer process. */
export interface ProcessSetup {
  readonly world: World
  readonly endpoints: readonly SimulatedEndpoint[]
  readonly clock: VirtualClock
  readonly settings: Plan["indexer"]
  readonly knowsGenesis: boolean
  readonly log: LogFunction
}

/** Starts the real indexer on simulated nodes, clock and writer. */
export function startProcess(
  { world, endpoints, clock, settings, knowsGenesis, log }: ProcessSetup,
  writer: NetworkWriter,
  life: Life,
): IndexerProcess {
  const stopping = new AbortController()
  const { timeout, ...rest } = settings
  const network = { ...world.network, nodeUrls: endpoints.map(({ url }) => url) }
  const outside = {
    network,
    clock: life.clock(clock),
    log: ((level, message, facts) => {
      if (!life.isOver) log(level, message, facts)
    }) satisfies LogFunction,
  }
  const node = createNetworkNode({ ...outside, fetch: simulatedFetch(endpoints, clock, life), timeout })
  const genesis = knowsGenesis ? world.beginning.text : undefined
  const ended = runNetworkIndexer({
    ...outside,
    ...rest,
    writer,
    node,
    genesis,
    verify: "full",
    signal: stopping.signal,
  })
  return { ended, stop: () => stopping.abort(new Error("stopped")) }
}
