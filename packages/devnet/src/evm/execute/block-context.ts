import type { EVMRunCallOpts } from "@ethereumjs/evm"
import { Address } from "@ethereumjs/util"
import { fromHex, type Hex, toWord } from "../codec/hex.ts"

/** What code sees of the block in which it runs. */
export interface BlockContext {
  readonly number: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
  readonly gasLimit: bigint
  readonly baseFee: bigint
  /** To whom fees go. */
  readonly coinbase: Hex
  /** What code gets that asks for randomness: 1 in all blocks but a genesis, which says its own. */
  readonly difficulty: bigint
}

/** The same in the form of the EVM. Randomness is the difficulty. */
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
