import type { ChainAlias, ChainHeights } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import type { RecordedBlock } from "../recording/recording.ts"

/** A node's state: a recorded world, up to heights that may change. */
export interface NodeState {
  readonly world: World
  heights: ChainHeights
  /** Whether all heights are the recorded node's. */
  readonly isComplete: boolean
  /** Blocks of the P- or X-Chain that it has accepted. */
  block(chain: "P" | "X", height: number): RecordedBlock | undefined
  blockByID(chain: "P" | "X", id: string): RecordedBlock | undefined
}

export function createState(world: World, heights: Partial<ChainHeights> = {}): NodeState {
  const { recording } = world
  const byID = {
    P: new Map(recording.P.map((block) => [block.json.id, block])),
    X: new Map(recording.X.map((block) => [block.json.id, block])),
  }
  const state = {
    world,
    heights: { ...world.heights, ...heights } as ChainHeights,
    get isComplete() {
      return (["P", "X", "C"] as readonly ChainAlias[]).every((chain) => state.heights[chain] >= world.heights[chain])
    },
    block: (chain: "P" | "X", height: number) =>
      height <= state.heights[chain] ? recording[chain][height] : undefined,
    blockByID: (chain: "P" | "X", id: string) => {
      const block = byID[chain].get(id)
      return block && block.height <= state.heights[chain] ? block : undefined
    },
  }
  return state
}
