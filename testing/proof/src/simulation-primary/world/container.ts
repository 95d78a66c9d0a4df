import { decodeContainer, encodeContainer, formatId } from "@serac/chain"
import type { Random } from "../../simulation/random.ts"
import type { Container, MadeBlock } from "./block.ts"
import { sha256 } from "./bytes.ts"

/** The parts of a container. */
interface Contents {
  readonly bytes: Uint8Array
  readonly timestamp: number
  /** The proposer's P-Chain height. */
  readonly platformHeight: number
  readonly isOption: boolean
}

/** The envelope of a block, as consensus agreed on it; some of a network's first blocks have none. */
export function containerOf(parent: MadeBlock, contents: Contents, random: Random): Container {
  const { bytes, timestamp, platformHeight, isOption } = contents
  const isBare = !parent.container?.proposerDetails && random.chance(0.6)
  if (isBare) return { id: sha256(bytes), bytes, proposerDetails: undefined }
  const parentID = parent.container?.proposerDetails ? parent.container.id : parent.id
  const proposed = {
    parentID,
    timestamp: BigInt(timestamp),
    pChainHeight: BigInt(platformHeight),
    certificate: new Uint8Array(),
    block: bytes,
    signature: new Uint8Array(),
  }
  const epoch = { pChainHeight: BigInt(platformHeight), number: 1n, startTime: BigInt(timestamp) }
  const wrapped = encodeContainer(
    isOption
      ? { type: "option", parentID, block: bytes }
      : random.chance(0.5)
        ? { type: "statelessBlock", ...proposed }
        : { type: "statelessGraniteBlock", ...proposed, epoch },
  )
  const { id } = decodeContainer(wrapped)
  const ids = { proposerId: formatId(id), proposerParentId: formatId(parentID) }
  const proposer = { proposerPChainHeight: platformHeight, proposerTimestamp: timestamp }
  return { id, bytes: wrapped, proposerDetails: isOption ? ids : { ...ids, ...proposer } }
}
