import type { ChainHeights, World } from "../world/world.ts"

/** A network as a node shows it, up to a height of each chain. */
export interface View {
  readonly world: World
  readonly heights: ChainHeights
}

/** A call as it came. */
export interface NodeCall {
  readonly id: unknown
  readonly method: string
  // biome-ignore lint/suspicious/noExplicitAny: parameters of any method
  readonly params: any
}

/** A node's answer to a call: a value that becomes JSON, or an error. */
export type NodeAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

export const rpcFailure = (message: string, code = -32000): NodeAnswer => ({ error: { code, message, data: null } })
