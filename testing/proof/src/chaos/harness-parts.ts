import type { TemporaryFolder } from "../kill/temporary-folder.ts"
import type { Random } from "../simulation/random.ts"
import type { EvmNode } from "./nodes/evm-node.ts"
import type { PrimaryNode } from "./nodes/primary-node.ts"
import type { Setup } from "./setup.ts"
import type { ChaosStore } from "./stores/chaos-store.ts"

/** The started parts of a harness. */
export interface HarnessParts {
  readonly random: Random
  readonly evm: EvmNode
  readonly primary: PrimaryNode | undefined
  readonly store: ChaosStore
  readonly temporary: TemporaryFolder
  readonly ports: readonly [number, number]
  readonly genesis: string
  readonly setup: Setup
  readonly log: (line: string) => void
}
