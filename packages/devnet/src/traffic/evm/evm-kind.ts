import type { EvmScene } from "./evm-scene.ts"

/**
 * An activity on EVM chains: signs and issues transactions; blocks are made later. @throws errors that match `isRefusal` if it is not possible now.
 */
export type EvmKind = (scene: EvmScene) => Promise<void>
