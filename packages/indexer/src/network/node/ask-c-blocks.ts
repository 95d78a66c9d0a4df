import type { Fetched } from "../../core/backfill/index.ts"
import { sharedKeccak } from "../../core/header/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
import { type Endpoints, type Meter, resultOrThrow, toNumber, toQuantity } from "../../core/node/index.ts"
import { type CBlock, readCBlock, readCHeader } from "../c/c-block.ts"
import { checkBlocks } from "../chain-block.ts"
import type { ChainIdentity } from "../require-network.ts"
import { smallAnswerBytes } from "./answer-limits.ts"
import type { CEndpoint } from "./c-endpoint.ts"
import type { SharedRange } from "./shared-reading.ts"

/** Maximum bytes of a block without its EVM transactions, but with the atomic ones. */
const maxAtomicBlockBytes = 4 * 1024 * 1024
/** Blocks in a request. Without their transactions they are small. */
export const maxBatchSize = 500

/** How blocks of the C-Chain are read. */
export interface CBlockReading {
  readonly place: ChainIdentity
  /** Whether they keep the answers that they were read from. */
  readonly hasAnswers: boolean
}

/** The height of the C-Chain that an endpoint reports. */
export async function askCHeight(endpoint: CEndpoint, signal: AbortSignal): Promise<number> {
  const [outcome] = await endpoint.call([{ method: "eth_blockNumber", params: [] }], signal, smallAnswerBytes)
  if (!outcome) throw new NodeFault("nonsense", "no answer")
  return toNumber(resultOrThrow(outcome), "eth_blockNumber")
}

/** The ID of an endpoint's block at a height, whichever network its transactions belong to. @throws NodeFault */
export async function askCId(
  endpoint: CEndpoint,
  height: number,
  signal: AbortSignal,
): Promise<{ readonly id: Uint8Array }> {
  const call = { method: "eth_getBlockByNumber", params: [toQuantity(height), false] }
  const [outcome] = await endpoint.call([call], signal, maxAtomicBlockBytes)
  if (!outcome) throw new NodeFault("nonsense", "no answer")
  const answer = resultOrThrow(outcome)
  if (answer === null) throw new NodeFault("behind", `does not have block ${height} yet`)
  const { height: told, id } = readCHeader(answer, await sharedKeccak())
  if (told !== height) throw nonsense(`C-Chain: asked for block ${height}, the node gave ${told}`)
  return { id }
}

/**
 * Blocks of the C-Chain from a height on, with no contents except atomic transactions.
 *
 * @param range - how the blocks are read
 * @throws NodeFault
 */
export async function askCBlocks(
  endpoints: Endpoints<CEndpoint>,
  reading: CBlockReading,
  { from, count }: { readonly from: number; readonly count: number },
  signal: AbortSignal,
  limit: number,
  range: SharedRange<CEndpoint, CBlock>,
): Promise<Fetched<readonly CBlock[]>> {
  const meter = { bytes: 0 }
  const work = async (endpoint: CEndpoint) => {
    const blocks = await askBlocks(endpoint, reading, { from, count }, signal, limit, meter)
    await range.accept(blocks, endpoint, signal)
    return blocks
  }
  const value = await endpoints.use(work, signal, { block: from + count - 1, blocksOf: range.blocksOf })
  return { value, bytes: meter.bytes }
}

/** The same from one endpoint. @throws NodeFault */
export async function askBlocks(
  endpoint: CEndpoint,
  { place, hasAnswers }: CBlockReading,
  { from, count }: { readonly from: number; readonly count: number },
  signal: AbortSignal,
  limit: number,
  meter: Meter,
): Promise<readonly CBlock[]> {
  const calls = Array.from({ length: count }, (_, index) => ({
    method: "eth_getBlockByNumber",
    params: [toQuantity(from + index), false],
  }))
  const answers = (await endpoint.call(calls, signal, limit, meter)).map(resultOrThrow)
  if (answers.includes(null))
    throw new NodeFault("behind", `does not have all of blocks ${from} to ${from + count - 1} yet`)
  const keccak = await sharedKeccak()
  const blocks = answers.map((answer) => {
    const block = readCBlock(answer, place, keccak)
    return hasAnswers ? { ...block, answer } : block
  })
  checkBlocks("C", from, blocks)
  return blocks
}
