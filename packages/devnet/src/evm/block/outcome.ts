import type { Hex } from "../codec/hex.ts"
import type { EvmBlock } from "./block.ts"

/** The root of the state after a block. */
export const stateRootOf = ({ execution, header }: EvmBlock): Hex => execution?.stateRoot ?? header.stateRoot

/** What a unit of gas costs the transactions of a block, in wei. */
export const baseFeeOf = ({ execution, header }: EvmBlock): bigint => execution?.baseFee ?? header.baseFeePerGas ?? 0n
