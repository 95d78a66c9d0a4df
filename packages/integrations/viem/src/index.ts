export type { NodeOptions, ViemClient } from "./client.ts"
export {
  type HealthActions,
  healthActions,
  type PChainActions,
  pChainActions,
  type XChainActions,
  xChainActions,
} from "./node-actions.ts"
export { type SubnetEvmActions, subnetEvmActions } from "./subnet-evm-actions.ts"
