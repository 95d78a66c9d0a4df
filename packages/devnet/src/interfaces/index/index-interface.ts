import { formatHex, formatId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, type Encoding, read } from "@serac/wire/node"
import { goTime } from "../go-time.ts"
import type { AcceptedContainers } from "./accepted-containers.ts"

const maxRange = 1024n

/** The methods of `/ext/index/<chain>/<kind>`: the accepted containers of a chain, in order. */
export function indexMethods(containers: AcceptedContainers): ByNameMethods {
  const last = () => {
    if (containers.length === 0) throw new Error("no containers have been accepted")
    return containers.length - 1
  }
  const told = (index: number, encoding: Encoding) => {
    const { id, bytes, acceptedAt } = containers.at(index)
    return {
      id: formatId(id),
      bytes: encoded(bytes, encoding),
      timestamp: goTime(acceptedAt),
      encoding,
      index: String(index),
    }
  }
  const indexOf = (id: Uint8Array) => {
    const index = containers.indexOf(id)
    if (index === undefined) throw new Error("not found")
    return index
  }
  return {
    "index.getLastAccepted": byNameMethod({ encoding: read.encoding }, ({ encoding }) => told(last(), encoding)),

    "index.getContainerByIndex": byNameMethod(
      { index: read.uint64, encoding: read.encoding },
      ({ index, encoding }) => {
        if (index >= BigInt(containers.length)) throw new Error(`no container at index ${index}`)
        return told(Number(index), encoding)
      },
    ),

    "index.getContainerRange": byNameMethod(
      { startIndex: read.uint64, numToFetch: read.uint64, encoding: read.encoding },
      ({ startIndex, numToFetch, encoding }) => {
        if (numToFetch < 1n || numToFetch > maxRange) {
          throw new Error(`numToFetch must be in [1,${maxRange}] but is ${numToFetch}`)
        }
        if (startIndex > BigInt(last())) {
          throw new Error(`start index (${startIndex}) > last accepted index (${last()})`)
        }
        const start = Number(startIndex)
        const length = Math.min(Number(numToFetch), containers.length - start)
        return { containers: Array.from({ length }, (_, offset) => told(start + offset, encoding)) }
      },
    ),

    "index.getIndex": byNameMethod({ id: read.id }, ({ id }) => ({ index: String(indexOf(id)) })),

    "index.isAccepted": byNameMethod({ id: read.id }, ({ id }) => ({
      isAccepted: containers.indexOf(id) !== undefined,
    })),

    "index.getContainerByID": byNameMethod({ id: read.id, encoding: read.encoding }, ({ id, encoding }) =>
      told(indexOf(id), encoding),
    ),
  }
}

function encoded(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === "json") throw new Error("unsupported encoding in method")
  return formatHex(bytes, encoding)
}
