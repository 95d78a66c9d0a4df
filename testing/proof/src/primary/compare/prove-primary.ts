import { describeNetwork } from "@serac/indexer/network"
import type { StoreLocation } from "@serac/store"
import { Comparison } from "../../evm/comparison.ts"
import { createExpected, type Expected } from "../expect/expected.ts"
import { type World, workOut } from "../oracle/world.ts"
import { readPrimaryRecording } from "../recording/recording.ts"
import { type PrimaryFaults, startPrimaryNode } from "../replay-node/start-primary-node.ts"
import type { Proof } from "./ask.ts"
import { compareEverything } from "./compare-everything.ts"
import { startPrimaryStack } from "./stack.ts"
import { compareWithoutGenesis } from "./without-genesis.ts"

export interface PrimaryRun {
  readonly location: StoreLocation
  /** Whether the node has the Index API. Default true. */
  readonly index?: boolean
  /** Whether the genesis file is given. Default true, where the recording has it. */
  readonly genesis?: boolean
  /** How the node fails while it is indexed. */
  readonly faults?: PrimaryFaults
  /** The number of steps in which the node's heights grow; by default the node is complete from the start. */
  readonly steps?: number
  /** Whether everything is requested with every page size. Default true. */
  readonly thorough?: boolean
  /** The factor by which samples are reduced. Default 1. */
  readonly rarity?: number
  /** How many times faster time passes for the indexer. Default 1. */
  readonly hurry?: number
  /** Whether requests reach the service in process, without sockets, which is faster. Default false. */
  readonly isInProcess?: boolean
}

export interface PrimaryVerdict {
  readonly comparison: Comparison
  /** Milliseconds from the start until everything was indexed. */
  readonly indexedAfter: number
  /** The number of faults that the node injected. */
  readonly faults: number
  readonly notes: readonly string[]
  /** The content of the store, one row a line. */
  readonly dump: readonly string[]
}

/** Computes the expected answers of a recording once, for any number of runs. */
export async function openPrimaryProof(directory: string) {
  const world = workOut(await readPrimaryRecording(directory))
  const expected = createExpected(world)
  return { world, against: (run: PrimaryRun) => against(world, expected, run) }
}

/** Indexes a recorded network into an empty store and compares every answer. */
async function against(world: World, expected: Expected, run: PrimaryRun): Promise<PrimaryVerdict> {
  const { location, index = true, genesis = true, faults, steps = 1, thorough = true, rarity = 1 } = run
  const node = await startPrimaryNode({ world, index, heights: growth(world, 1, steps) })
  let count = 0
  const network = await describeNetwork([node.url])
  node.setFaults(
    faults &&
      ((call) => {
        const fault = faults(call)
        if (fault) count++
        return fault
      }),
  )
  let step = 1
  const growing = setInterval(() => {
    if (step >= steps) return
    node.setHeights(growth(world, ++step, steps))
  }, 30)
  const began = Math.floor(Date.now() / 1000)
  try {
    const given = genesis ? world.recording.genesis : undefined
    const cChain = world.recording.evm
    const { hurry, isInProcess } = run
    const how = { index, genesis: given, hurry, isInProcess }
    const stack = await startPrimaryStack({ location, world, network, cChain, ...how })
    node.setFaults(undefined)
    try {
      const comparison = new Comparison([began, Math.floor(Date.now() / 1000)])
      const proof: Proof = { world, expected, stack, comparison, index, thorough, rarity }
      if (given === undefined) await compareWithoutGenesis(proof)
      else await compareEverything(proof)
      const { indexedAfter, notes } = stack
      return { comparison, indexedAfter, notes, faults: count, dump: await stack.dump() }
    } finally {
      await stack.close()
    }
  } finally {
    clearInterval(growing)
    await node.stop()
  }
}

/** All chains at the same share of their heights; at the first step a node has at least the genesis blocks. */
function growth({ heights }: World, step: number, steps: number) {
  const share = (height: number) => Math.floor((height * step) / steps)
  return { P: share(heights.P), X: share(heights.X), C: share(heights.C) }
}
