import type { Hex } from "../evm/index.ts"
import { teleporterMessenger } from "../generated/contracts/teleporter-messenger.ts"

/** Address of the messenger on every chain of every network. */
export const messengerAddress: Hex = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"

const slot = (value: number): Hex => `0x${value.toString(16).padStart(64, "0")}`

/** The messenger's initial account: its code, and two slots of its reentrancy guards. */
export const messengerAccount = {
  nonce: 1n,
  code: teleporterMessenger.deployedBytecode,
  storage: { [slot(0)]: slot(1), [slot(1)]: slot(1) } as Readonly<Record<Hex, Hex>>,
} as const
