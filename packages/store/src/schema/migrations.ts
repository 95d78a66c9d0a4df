import { evmBlocks } from "./baseline/evm-blocks.ts"
import { evmTokens } from "./baseline/evm-tokens.ts"
import { meta } from "./baseline/meta.ts"
import { networkChains } from "./baseline/network-chains.ts"
import { networkStaking } from "./baseline/network-staking.ts"
import type { Migration } from "./migration.ts"

/** All steps, ascending without a gap from version 1. */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    ddl: { chain: [...evmBlocks, ...evmTokens], network: [...networkChains, ...networkStaking], meta },
  },
]
