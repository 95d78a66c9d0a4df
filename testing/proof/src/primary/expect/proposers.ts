import { ripemd160 } from "@noble/hashes/legacy.js"
import type { ChainAlias } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import { Bytes } from "../recording/bytes.ts"
import { fromHex, sha256, toCb58 } from "../recording/text.ts"
import type { ExpectedItem } from "./names.ts"

/** Whether the recorded node had an index of a chain: every listed block above the first then has a container. */
export function hasIndex({ recording }: World, chain: ChainAlias): boolean {
  const listed =
    chain === "C" ? recording.C.map(({ height }) => recording.evmContainers[height]) : recording[chain].slice(1)
  return listed.every((one) => one?.containerID !== undefined)
}

/** The proposer details in the consensus-level block that wraps a block. */
export function proposerOf(container: string, containerID: string): ExpectedItem {
  const bytes = new Bytes(fromHex(container))
  bytes.version()
  const type = bytes.u32()
  const proposer = { proposerId: containerID, proposerParentId: bytes.id() }
  if (type === 1) return proposer
  const [timestamp, height] = [Number(bytes.u64()), Number(bytes.u64())]
  const certificate = bytes.take(bytes.u32())
  const node = certificate.length > 0 && `NodeID-${toCb58(ripemd160(sha256(certificate)))}`
  return {
    ...proposer,
    ...(node && { proposerNodeId: node }),
    proposerPChainHeight: height,
    proposerTimestamp: timestamp,
  }
}
