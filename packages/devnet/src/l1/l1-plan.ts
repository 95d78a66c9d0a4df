import { parseEvmGenesis } from "../evm/index.ts"
import type { Fork } from "../fork/fork.ts"
import type { UpgradeConfig } from "../network/upgrade-config.ts"

interface AnyL1 {
  /** The name of its chain. */
  readonly name: string
  /** Number of simulated validators. Default: 3. */
  readonly validators?: number | undefined
}

/** An L1 with the devnet's own genesis: default fees, funded test accounts, warp messages and the messenger. */
export interface PlainL1 extends AnyL1 {
  /** Its EVM chain id. */
  readonly chainID: number
}

/** An L1 with a genesis of its own. */
export interface CustomL1 extends AnyL1 {
  /** The text of a subnet-evm genesis file: any precompiles, allow lists, fees and accounts. */
  readonly genesis: string
  /** The text of the chain's `upgrade.json`: `precompileUpgrades` and `stateUpgrades`. Default: none. */
  readonly upgrades?: string | undefined
}

/** An L1 whose chain goes on from a living one, with its id. */
export interface ForkedL1 extends AnyL1 {
  readonly fork: Fork
}

/** The plan of a new L1. */
export type L1Plan = PlainL1 | CustomL1

/** Thrown for a plan whose genesis or upgrade file a node would refuse. */
export class L1Error extends Error {
  override readonly name = "L1Error"
}

const maxValidators = 100

/** Checks a plan before anything is made. @returns its EVM chain id @throws {L1Error} naming the L1 and the fault */
export function checkL1Plan(plan: L1Plan | ForkedL1, { evm: upgrades }: Pick<UpgradeConfig, "evm">): number {
  const { name, validators = 1 } = plan
  if (!/^[ A-Za-z0-9]{1,128}$/.test(name))
    throw new L1Error(`the name of an L1 has 1 to 128 letters, digits and spaces, not ${JSON.stringify(name)}`)
  if (!Number.isSafeInteger(validators) || validators < 1 || validators > maxValidators)
    throw new L1Error(`the L1 ${name} has 1 to ${maxValidators} validators, not ${validators}`)
  if ("fork" in plan) return Number(plan.fork.chainID)
  if (!("genesis" in plan)) {
    if (Number.isSafeInteger(plan.chainID) && plan.chainID > 0) return plan.chainID
    throw new L1Error(`the chainID of the L1 ${name} is an integer from 1 to 2^53 - 1, not ${plan.chainID}`)
  }
  const upgradeJson = plan.upgrades === undefined ? undefined : parsed(plan.upgrades, `the upgrades of the L1 ${name}`)
  parsed(plan.genesis, `the genesis of the L1 ${name}`)
  try {
    const { config } = parseEvmGenesis(plan.genesis, { kind: "subnet-evm", upgrades, upgradeJson })
    return Number(config.chainID)
  } catch (error) {
    throw new L1Error(`the genesis of the L1 ${name}: ${(error as Error).message}`, { cause: error })
  }
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new L1Error(`${what}: ${(error as Error).message}`, { cause: error })
  }
}
