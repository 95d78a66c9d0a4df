import { RpcError } from "@serac/wire/node"
import { blockNumber, hashArgument, required } from "./arguments.ts"
import type { ChainIndex, EvmLog } from "./evm-chain.ts"

interface Filter {
  readonly fromBlock?: string
  readonly toBlock?: string
  readonly blockHash?: string
  readonly address?: string | readonly string[] | null
  readonly topics?: readonly (string | readonly string[] | null)[] | null
}

/** `eth_getLogs`. */
export function logs(chain: ChainIndex, params: readonly unknown[]): readonly EvmLog[] {
  const filter = required(params, 0) as Filter
  const wanted = matcher(filter)
  return matchingBlocks(chain, filter)
    .flatMap((number) => chain.at(number)?.receipts ?? [])
    .flatMap((receipt) => receipt.logs ?? [])
    .filter(wanted)
}

function matchingBlocks(chain: ChainIndex, { fromBlock, toBlock, blockHash }: Filter): number[] {
  const { head } = chain
  if (blockHash !== undefined) {
    if (fromBlock !== undefined || toBlock !== undefined) {
      const message = "cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other"
      throw new RpcError(-32602, `invalid argument 0: ${message}`)
    }
    const number = chain.numberOf(hashArgument(blockHash, 0))
    if (number === undefined) throw new RpcError(-32000, "unknown block")
    return [number]
  }
  const from = blockNumber(fromBlock ?? "latest", 0, head)
  const to = blockNumber(toBlock ?? "latest", 0, head)
  const last = `last accepted block ${head}`
  if (from > head) throw new RpcError(-32000, `requested from block ${from} after ${last}`)
  if (to > head) throw new RpcError(-32000, `requested to block ${to} after ${last}`)
  if (from > to) throw new RpcError(-32000, "invalid block range params")
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function matcher({ address, topics }: Filter): (log: EvmLog) => boolean {
  const lower = (value: string | readonly string[] | null | undefined) =>
    [value ?? []].flat().map((hex) => hex.toLowerCase())
  const addresses = lower(address)
  const positions = (topics ?? []).map(lower)
  return (log) =>
    (addresses.length === 0 || addresses.includes(log.address.toLowerCase())) &&
    log.topics.length >= positions.length &&
    positions.every((allowed, at) => allowed.length === 0 || allowed.includes(log.topics[at] as string))
}
