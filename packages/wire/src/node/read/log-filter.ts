import { ArgumentError, MissingArgument } from "../rpc/argument-error.ts"
import { type ArgumentReader, listReader, optionalReader, struct } from "../rpc/reader.ts"
import { type BlockNumber, blockNumber, hash, address as readAddress } from "./evm.ts"

/** A filter of blocks and logs: any of the addresses, and one of the topics at each position; an empty position matches any topic. */
export interface FilterRequest {
  readonly blockHash: `0x${string}` | undefined
  readonly fromBlock: BlockNumber | undefined
  readonly toBlock: BlockNumber | undefined
  readonly addresses: readonly `0x${string}`[]
  readonly topics: readonly (readonly `0x${string}`[])[]
}

/** A node's limit of addresses in a log query, and its error. */
const maxFilterAddresses = { most: 1_000, refusal: "exceed max addresses" }

const filterMembers = struct({
  blockHash: optionalReader(hash),
  fromBlock: optionalReader(blockNumber),
  toBlock: optionalReader(blockNumber),
  address: optionalReader(oneOrMore(readAddress, "invalid addresses in query", maxFilterAddresses)),
  topics: optionalReader(listReader(optionalReader(oneOrMore(optionalReader(hash), "invalid topic(s)")))),
})

/** Reads the filter of `eth_getLogs` and similar methods. */
export const filterRequest: ArgumentReader<FilterRequest> = (given) => {
  if (given === undefined) throw new MissingArgument()
  const { blockHash, fromBlock, toBlock, address, topics } = filterMembers(given)
  if (blockHash !== undefined && (fromBlock !== undefined || toBlock !== undefined))
    throw new ArgumentError("cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other")
  return {
    blockHash,
    fromBlock,
    toBlock,
    addresses: address ?? [],
    // A position with a null among its topics matches any topic.
    topics: (topics ?? []).map((place) =>
      place === undefined || place.includes(undefined) ? [] : (place as readonly `0x${string}`[]),
    ),
  }
}

function oneOrMore<Value>(
  reader: ArgumentReader<Value>,
  refusal: string,
  limit?: { readonly most: number; readonly refusal: string },
): ArgumentReader<readonly Value[]> {
  return (given) => {
    if (given?.kind === "array") {
      if (limit && given.elements.length > limit.most) throw new ArgumentError(limit.refusal)
      return given.elements.map(reader)
    }
    if (given?.kind === "string") return [reader(given)]
    throw new ArgumentError(refusal)
  }
}
