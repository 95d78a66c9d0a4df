import { CodecError, type Container, decodeContainer, formatId } from "@serac/chain"
import { hashing, toSafeNumber } from "../p/keys.ts"
import type { BlockProposer } from "../p/platform-port.ts"
import { nodeIdText } from "./node-id-text.ts"

/** A block in an index: the chain's own bytes, and its proposer. */
export interface IndexedBlock {
  readonly block: Uint8Array
  /** Null for blocks from before containers existed. */
  readonly proposer: BlockProposer | null
  /** Undefined where there is no proposer. */
  readonly container: Container | undefined
  /** The bytes that the index gave. */
  readonly entry: Uint8Array
}

/** Reads an entry of an index: a container, or a bare block. */
export function readContainer(bytes: Uint8Array): IndexedBlock {
  let container: Container
  try {
    container = decodeContainer(bytes, hashing)
  } catch (error) {
    if (!(error instanceof CodecError)) throw error
    return { block: bytes, proposer: null, container: undefined, entry: bytes }
  }
  return { block: container.block, proposer: proposerOf(container), container, entry: bytes }
}

function proposerOf(container: Container): BlockProposer {
  const ids = { containerId: formatId(container.id), parentContainerId: formatId(container.parentID) }
  if (container.type === "option") return ids
  const { certificate, pChainHeight, timestamp } = container
  return {
    ...ids,
    ...(certificate.length > 0 ? { nodeId: nodeIdText(certificate) } : {}),
    platformHeight: toSafeNumber(pChainHeight),
    timestamp: Number(timestamp),
  }
}
