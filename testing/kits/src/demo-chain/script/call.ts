import { type Address, encodeFunctionData, type Hex } from "viem"
import type { DemoContract, DemoContracts } from "./cast.ts"
import type { Random } from "./random.ts"

/** A transaction before it is signed. */
export interface ScriptedCall {
  /** The index of the account. */
  readonly from: number
  /** Absent for the creation of a contract. */
  readonly to?: Address
  readonly data?: Hex
  readonly value?: bigint
  readonly gas?: bigint
}

/** The information available to an action. */
export interface Scene {
  readonly random: Random
  readonly contracts: DemoContracts
  readonly addresses: readonly Address[]
  /** The number of the block being filled. */
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
