import type { EVMRunCallOpts } from "@ethereumjs/evm"
import { Address } from "@ethereumjs/util"
import { fromHex, type Hex, word } from "../codec/hex.ts"

/** What code sees of the block in which it runs. */
export interface BlockContext {
  readonly number: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
  readonly gasLimit: bigint
  readonly baseFee: bigint
  /** To whom fees go. */
  readonly coinbase: Hex
}

/** The same in the form of the EVM. Randomness is the difficulty: 1. */
export function evmBlock(context: BlockContext): NonNullable<EVMRunCallOpts["block"]> {
  return {
    header: {
      number: context.number,
      coinbase: new Address(fromHex(context.coinbase)),
      timestamp: context.timestamp,
      difficulty: 0n,
      prevRandao: word(1),
      gasLimit: context.gasLimit,
      baseFeePerGas: context.baseFee,
      slotNumber: 0n,
      getBlobGasPrice: () => 1n,
    },
  }
}
