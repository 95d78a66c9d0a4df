import { type Address, encodeFunctionData, type Hex } from "viem"
import type { DemoContract, DemoContracts } from "./cast.ts"
import type { Random } from "./random.ts"

/** A transaction before it is signed. */
export interface ScriptedCall {
  /** Index of the account. */
  readonly from: number
  /** Absent: it creates a contract. */
  readonly to?: Address
  readonly data?: Hex
  readonly value?: bigint
  readonly gas?: bigint
}

/** What an action may look at. */
export interface Scene {
  readonly random: Random
  readonly contracts: DemoContracts
  readonly addresses: readonly Address[]
  /** Number of the block that is being filled. */
  readonly block: number
  read<Result>(contract: DemoContract, functionName: string, args?: readonly unknown[]): Promise<Result>
}

/** A call of a contract's function. */
export function call(
  from: number,
  { address, abi }: DemoContract,
  functionName: string,
  ...args: unknown[]
): ScriptedCall {
  return { from, to: address, data: encodeFunctionData({ abi, functionName, args }) }
}
