import { formatId, parseNodeId } from "@serac/chain"
import type { ChainNames } from "../src/interfaces/addresses/chain-names.ts"
import { zeroID } from "../src/ledger/index.ts"
import { recordedPlatform } from "./ledger/recorded-platform.ts"
import type { RecordingName } from "./ledger/recording.ts"

const nodeID = parseNodeId("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg")

/** A recorded P-Chain in its node's final state, with the names of the chains that ran. */
export function namedPlatform(name: RecordingName) {
  const platform = recordedPlatform(name, { isTrusting: true })
  const { chain, genesis } = platform
  const { subnets } = chain.state
  const others = subnets.ids.flatMap((id) => subnets.chains(id)).map(({ id }) => id)
  return { ...platform, nodeID, names: namesOf([genesis.xChainID, genesis.cChainID, ...others]) }
}

/** Names for running chains: the X-Chain, the C-Chain, and others. */
export function namesOf([xChainID, cChainID, ...others]: readonly Uint8Array[]): ChainNames {
  const [x, c] = [xChainID, cChainID] as [Uint8Array, Uint8Array]
  const entries = Object.entries({ P: zeroID, platform: zeroID, X: x, avm: x, C: c, evm: c })
  const ids = [...entries.map(([, id]) => id), ...others]
  const byName = new Map([...entries, ...ids.map((id) => [formatId(id), id] as const)])
  return {
    lookup: (name) => byName.get(name),
    primaryAlias: (id) => entries.find(([, one]) => formatId(one) === formatId(id))?.[0] ?? formatId(id),
  }
}
