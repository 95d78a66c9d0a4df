import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore } from "@serac/store"
import { Life } from "../simulation/life.ts"
import { Random } from "../simulation/random.ts"
import { VirtualClock } from "../simulation/virtual-clock.ts"
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
const referenceTimeoutMs = 3_600_000

/** What is stored after an uninterrupted indexing of a network from a node without a fault. */
export async function referenceLines(world: World): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), "serac-reference-"))
  const store = await openStore({ kind: "sqlite", directory })
  try {
    const random = new Random("reference")
    const clock = new VirtualClock(1_900_000_000_000, random)
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
    const indexer = startProcess(surroundings, writer, new Life())
    const reached = async () => {
      while (!(await clock.outside(isWholeNetwork(store, world)))) await clock.sleep(1000)
      await clock.sleep(10_000)
    }
    const late = () => new Error("the reference did not reach the heads")
    await clock.pass(Promise.race([reached(), indexer.ended]), referenceTimeoutMs, late)
    indexer.stop()
    await clock.pass(indexer.ended, referenceTimeoutMs, late)
    await writer.close()
    return await networkLines(store, world.networkID)
  } finally {
    await store.close()
    await rm(directory, { recursive: true, force: true })
  }
}
