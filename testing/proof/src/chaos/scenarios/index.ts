import type { Scenario } from "../scenario.ts"
import { clockScenarios } from "./clock.ts"
import { databaseScenarios } from "./database.ts"
import { diskScenarios } from "./disk.ts"
import { genesisScenarios } from "./genesis.ts"
import { killScenarios } from "./kills.ts"
import { memoryScenarios } from "./memory.ts"
import { nodeLieScenarios } from "./node-lies.ts"
import { nodeOutageScenarios } from "./node-outage.ts"
import { standbyScenarios } from "./standby.ts"

/** All scenarios. */
export const scenarios: readonly Scenario[] = [
  ...databaseScenarios,
  ...diskScenarios,
  ...nodeOutageScenarios,
  ...nodeLieScenarios,
  ...genesisScenarios,
  ...memoryScenarios,
  ...clockScenarios,
  ...killScenarios,
  ...standbyScenarios,
]
