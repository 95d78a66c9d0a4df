import type { EvmScene } from "./evm-scene.ts"

/** What people do on EVM chains: signs and issues transactions, of which a block is made later. @throws what `isRefusal` says that it is, where it is not possible. */
export type EvmKind = (scene: EvmScene) => Promise<void>
