import type { TellBlock } from "../cache/final-blocks.ts"
import type { WatchedChain } from "../nodes/node-heads.ts"
import { routesOf, type ServedRoutes } from "./route.ts"

const headCall = (method: string) =>
  `{"jsonrpc":"2.0","id":"head","method":"${method}","params":${method.startsWith("eth_") ? "[]" : "{}"}}`

/** The methods that return the head of a chain, by interface. */
const headMethods = { evm: "eth_blockNumber", platform: "platform.getHeight", avm: "avm.getHeight" } as const

/** The chains whose nodes can report their heads. @param indexed returns the last block of a chain in this process's own index */
export function watchedChains(served: ServedRoutes, indexed?: TellBlock): readonly WatchedChain[] {
  // A route has several paths.
  return [...new Map([...routesOf(served).values()].map((route) => [route.requestPath, route])).values()].flatMap(
    ({ interface: one, ledger, nodes: urls, chain }) => {
      if (one !== "evm" && one !== "platform" && one !== "avm") return []
      const watched = { ledger, urls, body: headCall(headMethods[one]) }
      return chain === undefined || indexed === undefined ? watched : { ...watched, indexed: () => indexed(chain) }
    },
  )
}
