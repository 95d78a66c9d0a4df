import type { Endpoint } from "@serac/node-wire"
import type { RunningChain } from "../network/evm/running-chain.ts"

/** What is served of an EVM chain behind `/ext/bc/<chain>`. */
export function evmEndpoints(_running: RunningChain, _onIssue: () => void): Readonly<Record<string, Endpoint>> {
  return {}
}
