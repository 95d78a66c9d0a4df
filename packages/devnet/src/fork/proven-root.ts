import { type Crypto, type EvmBlock, fromHex, type Hex, toHex, toQuantity } from "../evm/index.ts"
import type { Answers } from "./answers.ts"
import { type NodeClient, NodeRefusal } from "./node-client.ts"
import { provenValue } from "./proof.ts"

/** The root that proofs are checked against. */
export interface ProvenRoot {
  /** Undefined if values are not checked. */
  readonly stateRoot: Hex | undefined
  /** What is not checked, and why: sentences. */
  readonly unchecked: readonly string[]
}

const someAddress: Hex = `0x${"0".repeat(40)}`

/**
 * The root of the state after a fork's first block: that of its header, if the node proves values. From Helicon on no header has the root of
 * a block that is not settled; then it is the root of the node's first proof, with which all later ones have to agree.
 *
 * @param isHashed - whether the block's hash is that of its header
 * @throws UpstreamError if the node has no state of the block, or if its proof is of another state
 */
export async function provenRoot(
  client: NodeClient,
  {
    answers,
    crypto,
    block,
    isHashed,
  }: {
    readonly answers: Answers
    readonly crypto: Crypto
    readonly block: EvmBlock
    readonly isHashed: boolean
  },
): Promise<ProvenRoot> {
  const { number, stateRoot, settledHeight } = block.header
  const what = `a proof of an account after block ${number} (${block.hash})`
  const uncheckedState = (reason: string): ProvenRoot => ({
    stateRoot: undefined,
    unchecked: [`The state after block ${number} is not checked: ${reason}.`],
  })
  let answer: unknown
  try {
    answer = await client.read("eth_getProof", [someAddress, [], toQuantity(number)], what)
  } catch (error) {
    if (!(error instanceof NodeRefusal) || error.isOfMissingState) throw error
    return uncheckedState(`the node gives no proofs (${error.reason})`)
  }
  const nodes = answers.list(answers.object(answer, what).accountProof, what).map((node) => answers.bytes(node, what))
  const [first] = nodes
  if (first === undefined) return uncheckedState("the node's proofs are empty")
  const own = toHex(crypto.keccak256(first))
  const isSettledLater = settledHeight !== undefined
  if (own !== stateRoot && !isSettledLater) {
    if (!isHashed) return uncheckedState("the node's proofs are of another state than its block's")
    throw client.contradiction(what, `it is of the state ${own}, and the block's is ${stateRoot}`)
  }
  try {
    await provenValue(own, fromHex(someAddress), nodes, crypto)
  } catch (error) {
    throw client.contradiction(what, (error as Error).message)
  }
  return {
    stateRoot: own,
    unchecked: isSettledLater
      ? [`No header has the state root after block ${number} yet: proofs are checked against the node's first one.`]
      : [],
  }
}
