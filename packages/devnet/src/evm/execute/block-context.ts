import type { EVMRunCallOpts } from "@ethereumjs/evm"
import { Address } from "@ethereumjs/util"
import { fromHex, type Hex, toWord } from "../codec/hex.ts"

/** The block values that code can read. */
export interface BlockContext {
  readonly number: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
  readonly gasLimit: bigint
  readonly baseFee: bigint
  /** The address that receives the fees. */
  readonly coinbase: Hex
  /** The value of the PREVRANDAO opcode: 1 in all blocks except a genesis, which sets its own. */
  readonly difficulty: bigint
}

/** Converts a block context for ethereumjs. `prevRandao` is the difficulty. */
export function evmBlock(context: BlockContext): NonNullable<EVMRunCallOpts["block"]> {
  return {
    header: {
      number: context.number,
      coinbase: new Address(fromHex(context.coinbase)),
      timestamp: context.timestamp,
      difficulty: 0n,
      prevRandao: toWord(context.difficulty),
      gasLimit: context.gasLimit,
      baseFeePerGas: context.baseFee,
      slotNumber: 0n,
      getBlobGasPrice: () => 1n,
    },
  }
}
