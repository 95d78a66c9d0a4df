import type { Hex } from "../codec/hex.ts"
import type { EvmBlock } from "./block.ts"

/** The state root after a block. */
export const stateRootOf = ({ execution, header }: EvmBlock): Hex => execution?.stateRoot ?? header.stateRoot

/** The price of a unit of gas for the transactions of a block, in wei. */
export const baseFeeOf = ({ execution, header }: EvmBlock): bigint => execution?.baseFee ?? header.baseFeePerGas ?? 0n
