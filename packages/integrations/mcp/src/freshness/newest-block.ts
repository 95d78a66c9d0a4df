import { listLatestBlocks, listLatestPrimaryNetworkBlocks } from "@serac/data/operations"
import { getHeight as getPHeight, getTimestamp } from "@serac/p-chain/operations"
import { getBlockByNumber } from "@serac/subnet-evm/operations"
import { getBlockByHeight, getHeight } from "@serac/x-chain/operations"
import type { ApiCallOptions, OfferedApi } from "../apis/offered-api.ts"
import { arrayOrEmpty, type DocumentJson, objectOf } from "../catalog/document.ts"

/** The newest block of a chain that an API knows. */
export interface NewestBlock {
  readonly block: string
  /** Unix seconds. */
  readonly time: number
}

/** A request for the newest block of a chain. */
export interface Probe {
  readonly chain: string
  ask(): Promise<NewestBlock>
}

/**
 * The request for the newest block of the chain that a call refers to; undefined if the call names no chain, or if the API
 * does not report blocks.
 */
export function probeOf(api: OfferedApi, parameters: DocumentJson, options: ApiCallOptions): Probe | undefined {
  const { blockchainID } = options.variables ?? {}
  switch (api.name) {
    case "data":
      return dataProbe(api, parameters, options)
    case "p-chain":
      return { chain: "the P-Chain", ask: () => newestOfP(api, options) }
    case "x-chain":
      return { chain: blockchainID ?? "the X-Chain", ask: () => newestOfX(api, options) }
    case "subnet-evm":
      return { chain: blockchainID ?? "the EVM chain", ask: () => newestOfEvm(api, options) }
    default:
      return undefined
  }
}

function dataProbe(api: OfferedApi, parameters: DocumentJson, options: ApiCallOptions): Probe | undefined {
  const { chainId, network, blockchainId } = parameters
  const ask = async (descriptor: typeof listLatestBlocks, where: DocumentJson): Promise<NewestBlock> => {
    const { data } = await api.call({ kind: "rest", descriptor }, { ...where, pageSize: 1 }, options)
    const block = objectOf(arrayOrEmpty(objectOf(data).blocks)[0])
    return { block: String(block.blockNumber), time: Number(block.blockTimestamp) }
  }
  if (chainId !== undefined) return { chain: `chain ${chainId}`, ask: () => ask(listLatestBlocks, { chainId }) }
  if (network === undefined || blockchainId === undefined) return undefined
  return {
    chain: `${blockchainId} of ${network}`,
    ask: () => ask(listLatestPrimaryNetworkBlocks, { network, blockchainId }),
  }
}

async function newestOfP(api: OfferedApi, options: ApiCallOptions): Promise<NewestBlock> {
  const [height, time] = await Promise.all([
    api.call({ kind: "rpc", descriptor: getPHeight }, {}, options),
    api.call({ kind: "rpc", descriptor: getTimestamp }, {}, options),
  ])
  return {
    block: String(objectOf(height.data).height),
    time: Date.parse(String(objectOf(time.data).timestamp)) / 1000,
  }
}

async function newestOfX(api: OfferedApi, options: ApiCallOptions): Promise<NewestBlock> {
  const { height } = objectOf((await api.call({ kind: "rpc", descriptor: getHeight }, {}, options)).data)
  const operation = { kind: "rpc", descriptor: getBlockByHeight } as const
  const { data } = await api.call(operation, { height, encoding: "json" }, options)
  return { block: String(height), time: Number(objectOf(objectOf(data).block).time) }
}

async function newestOfEvm(api: OfferedApi, options: ApiCallOptions): Promise<NewestBlock> {
  const operation = { kind: "rpc", descriptor: getBlockByNumber } as const
  const { data } = await api.call(operation, { block: "latest", hydrated: false }, options)
  const { number, timestamp } = objectOf(data)
  return { block: String(Number(number)), time: Number(timestamp) }
}
