import { linesOfUninterrupted } from "../simulation/engine/uninterrupted.ts"
import { Life } from "../simulation/life.ts"
import { networkLines } from "./lines.ts"
import { SimulatedEndpoint } from "./node/endpoint.ts"
import { startProcess } from "./process.ts"
import { isWholeNetwork } from "./whole.ts"
import type { World } from "./world/world.ts"

const indexerSettings = {
  pollInterval: 500,
  concurrency: 8,
  maxBufferBytes: undefined,
  observeInterval: 60_000,
  timeout: 20_000,
}

/** The store's content after uninterrupted indexing of a network from a node without faults. */
export function referenceLines(world: World): Promise<readonly string[]> {
  return linesOfUninterrupted({
    startsAt: 1_900_000_000_000,
    async start({ store, clock, random }) {
      const moment = () => world.moments.length - 1
      const endpoint = new SimulatedEndpoint({ url: "http://reference.test", world, foreign: world, random, moment })
      const writer = await store.openNetworkWriter(world.networkID)
      const surroundings = {
        world,
        endpoints: [endpoint],
        clock,
        settings: indexerSettings,
        knowsGenesis: true,
        log: () => {},
      }
      return { process: startProcess(surroundings, writer, new Life()), writer }
    },
    async reached({ store, clock }) {
      while (!(await clock.outside(isWholeNetwork(store, world)))) await clock.sleep(1000)
      await clock.sleep(10_000)
    },
    lines: (store) => networkLines(store, world.networkID),
  })
}
