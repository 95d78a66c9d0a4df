import type { ChainAlias } from "../oracle/utxo.ts"
import type { World } from "../oracle/world.ts"
import type { ExpectedItem } from "./names.ts"
import { hasIndex, proposerOf } from "./proposers.ts"

const blockTypes = new Map([
  [0, "ApricotProposalBlock"],
  [1, "ApricotAbortBlock"],
  [2, "ApricotCommitBlock"],
  [3, "ApricotStandardBlock"],
  [4, "ApricotAtomicBlock"],
  [20, "StandardBlock"],
  [29, "BanffProposalBlock"],
  [30, "BanffAbortBlock"],
  [31, "BanffCommitBlock"],
  [32, "BanffStandardBlock"],
])

/** Every block of a chain, newest first; of the C-Chain those with atomic transactions. @param index - whether the node has the Index API. */
export function expectBlocks(world: World, chain: ChainAlias, index: boolean): readonly ExpectedItem[] {
  const { recording, platform } = world
  const isTold = index && hasIndex(world, chain)
  if (chain === "C") {
    return recording.C.map(({ height, timestamp, transactions }) => {
      const { block } = recording.evm.blocks[height] ?? {}
      const { container, containerID } = recording.evmContainers[height] ?? {}
      return {
        blockNumber: `${height}`,
        blockHash: block?.hash,
        parentHash: block?.parentHash,
        blockTimestamp: timestamp,
        blockType: "StandardBlock",
        txCount: transactions.length,
        transactions: transactions.map(({ id }) => id),
        blockSizeBytes: Number((block as { size?: string } | undefined)?.size),
        ...(isTold && container && containerID && { proposerDetails: proposerOf(container, containerID) }),
      }
    }).toReversed()
  }
  return recording[chain]
    .map(({ height, bytes, json, transactions, container, containerID }) => {
      const moment = platform[height]
      return {
        blockNumber: `${height}`,
        blockHash: json.id,
        parentHash: json.parentID,
        blockTimestamp: (chain === "P" ? moment?.time : json.time) ?? 0,
        blockType: blockTypes.get(bytes.readUInt32BE(2)),
        txCount: transactions.length,
        transactions: transactions.map(({ id }) => id),
        blockSizeBytes: bytes.length,
        ...(chain === "P" && {
          l1ValidatorsAccruedFees: moment?.accruedFees,
          activeL1Validators: moment?.activeL1Validators,
          ...(moment?.supply !== undefined && { currentSupply: `${moment.supply}` }),
        }),
        ...(isTold && container && containerID && { proposerDetails: proposerOf(container, containerID) }),
      }
    })
    .toReversed()
}
