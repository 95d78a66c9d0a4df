import { type Container, verifyContainer } from "@serac/chain"
import { NodeFault, nonsense } from "../../core/index.ts"
import { toArray, toRecord } from "../../core/node/index.ts"
import { signedShare } from "../../core/settings.ts"
import { hashing } from "../p/keys.ts"
import { bytesArgument } from "./answers.ts"
import { type IndexedBlock, readContainer } from "./read-container.ts"
import { twoAnswers } from "./second-answer.ts"

/** Containers in an answer up to which all signatures are verified; of more, one in 32. */
const allVerified = 32

/** The parameters of `index.getContainerRange`. */
export interface ContainerRange {
  readonly startIndex: number
  readonly numToFetch: number
  readonly encoding: "hex"
}

/** Which containers are requested, and how. */
export interface ContainersRequest {
  /** The height of the first block. The index begins with the block at height 1. */
  readonly from: number
  readonly count: number
  /** 32 bytes: the chain that proposers sign for. */
  readonly chainId: Uint8Array
  readonly random: () => number
  /** Calls `index.getContainerRange`. */
  readonly ask: (range: ContainerRange) => Promise<unknown>
}

/**
 * Requests consecutive blocks with their proposers from an index, as many as it has. Each container names the one before it, so only the
 * last one is not covered by another: it is asked for a second time.
 *
 * @throws NodeFault if the index has none, or its answers cannot be true.
 */
export async function askContainers(request: ContainersRequest): Promise<readonly IndexedBlock[]> {
  const { from, count, chainId, random } = request
  const texts = await askTexts(request, from, count)
  if (texts.length === 0) throw new NodeFault("behind", `the index has no block ${from} yet`)
  if (texts.length > count) throw nonsense("the index gave more containers than were asked for")
  const blocks = texts.map((text) => readContainer(bytesArgument(text, "a container")))
  for (const [at, { container, proposer }] of blocks.entries()) {
    const before = blocks[at - 1]?.proposer
    const height = from + at
    if (proposer && before && proposer.parentContainerId !== before.containerId)
      throw nonsense(`the index: the container of block ${height} does not follow the one before it`)
    const isChosen = blocks.length <= allVerified || random() * signedShare < 1
    if (container && isChosen && !fitsSigner(container, chainId))
      throw nonsense(`the index: the container of block ${height} was not signed by its proposer`)
  }
  const last = from + texts.length - 1
  const [again] = await askTexts(request, last, 1)
  if (again !== texts.at(-1)) throw twoAnswers(`the container of block ${last}`)
  return blocks
}

const fitsSigner = (container: Container, chainId: Uint8Array) => verifyContainer(container, chainId, hashing)

async function askTexts({ ask }: ContainersRequest, from: number, count: number): Promise<readonly unknown[]> {
  const answer = await ask({ startIndex: from - 1, numToFetch: count, encoding: "hex" })
  return toArray(toRecord(answer, "the answer").containers, "containers").map(
    (one) => toRecord(one, "a container").bytes,
  )
}
