import { RpcError } from "@serac/kits/nodes"
import type { ChainAlias } from "../oracle/utxo.ts"
import type { Container } from "../recording/recording.ts"
import { fromHex, toHex } from "../recording/text.ts"
import type { Arguments, Encoding } from "./arguments.ts"
import type { Methods } from "./methods.ts"
import type { NodeState } from "./state.ts"

const maxContainers = 1024

/**
 * `/ext/index/<chain>/block`: consensus-level blocks from height 1; undefined where the recording has none of the chain. Of the C-Chain
 * it may have only those of blocks with atomic transactions.
 */
export function createIndex(state: NodeState, chain: ChainAlias): Methods | undefined {
  const { recording } = state.world
  const all: readonly (Partial<Container> | undefined)[] =
    chain === "C" ? recording.evmContainers.slice(1) : recording[chain].slice(1)
  const containers = all.map((one) => (one?.containerID === undefined ? undefined : (one as Container)))
  const missing = containers.filter((one) => one === undefined).length
  if (missing === all.length || (chain !== "C" && missing > 0)) return undefined
  const accepted = () => containers.slice(0, state.heights[chain])
  const last = () => {
    const index = accepted().length - 1
    if (index < 0) throw new RpcError(-32000, "no containers have been accepted")
    return index
  }
  const show = (index: number, encoding: Encoding) => {
    const recorded = containers[index]
    if (recorded === undefined) throw new RpcError(-32000, `the container at index ${index} was not recorded`)
    const { container, containerID, acceptedAt } = recorded
    const bytes = toHex(fromHex(container), encoding)
    return { id: containerID, bytes, timestamp: acceptedAt, encoding, index: `${index}` }
  }
  const indexOf = (given: Arguments) => accepted().findIndex((one) => one?.containerID === given.id("id"))
  const known = (given: Arguments) => {
    const index = indexOf(given)
    if (index < 0) throw new RpcError(-32000, "not found")
    return index
  }
  return {
    "index.getLastAccepted": (given) => JSON.stringify(show(last(), given.encoding())),
    "index.getContainerByIndex": (given) => {
      const index = given.integer("index")
      if (index > last()) throw new RpcError(-32000, `no container at index ${index}`)
      return JSON.stringify(show(index, given.encoding()))
    },
    "index.getContainerRange": (given) => {
      const [start, count, encoding] = [given.integer("startIndex"), given.integer("numToFetch"), given.encoding()]
      if (count < 1 || count > maxContainers)
        throw new RpcError(-32000, `numToFetch must be in [1,${maxContainers}] but is ${count}`)
      if (start > last()) throw new RpcError(-32000, `start index (${start}) > last accepted index (${last()})`)
      const end = Math.min(start + count, last() + 1)
      const shown = Array.from({ length: end - start }, (_, at) => show(start + at, encoding))
      return JSON.stringify({ containers: shown })
    },
    "index.getIndex": (given) => JSON.stringify({ index: `${known(given)}` }),
    "index.isAccepted": (given) => JSON.stringify({ isAccepted: indexOf(given) >= 0 }),
    "index.getContainerByID": (given) => JSON.stringify(show(known(given), given.encoding())),
  }
}
