import type { Scenario } from "../scenario.ts"
import { databaseScenarios } from "./database.ts"
import { killScenarios } from "./kills.ts"
import { nodeLieScenarios } from "./node-lies.ts"
import { nodeOutageScenarios } from "./node-outage.ts"

/** Everything that is made to go wrong. */
export const scenarios: readonly Scenario[] = [
  ...databaseScenarios,
  ...nodeOutageScenarios,
  ...nodeLieScenarios,
  ...killScenarios,
]
