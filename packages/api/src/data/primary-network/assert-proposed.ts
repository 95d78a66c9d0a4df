import { ServiceError } from "@serac/server/http"
import { aliases } from "../networks/network-directory.ts"
import type { ServedPrimaryChain } from "../networks/served-network.ts"

/** Seconds of chain time within which blocks may lack proposers: the indexer requests these after it has stored a block. */
const tolerance = 600

/**
 * Throws a {@link ServiceError} (503) unless the proposers of a chain's blocks are known, except for the last ones: a list would not reveal
 * missing blocks. Proposers come from a node's index; where that is off, a retry can succeed once it is on.
 */
export async function assertProposed({ network: { reader }, chain }: ServedPrimaryChain): Promise<void> {
  const [known, status] = await Promise.all([reader.proposedUpTo(chain), reader.status()])
  const head = status?.chains.find((one) => one.chain === chain)?.head
  if (head === undefined || known >= head.height) return
  // Block 0 has no proposer.
  const [last] = known < 1 ? [] : await reader.blocks(chain, { after: [known + 1], limit: 1 })
  if (last !== undefined && head.timestamp - blockTimestampOf(last.json) <= tolerance) return
  const message =
    `who proposed the blocks of the ${aliases[chain]} is known up to block ${Math.max(0, known)} of ${head.height}: ` +
    "it is told by the index of the node that is indexed from, which must run with --index-enabled"
  throw new ServiceError(503, message, { retryAfter: 10 })
}

const blockTimestampOf = (json: string) => (JSON.parse(json) as { blockTimestamp: number }).blockTimestamp
