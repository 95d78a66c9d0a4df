import type { Hex } from "../../hex.ts"
import { hexOf } from "../../hex.ts"
import { storedToken } from "../reader/rows.ts"
import type { StoredToken } from "../reader-port.ts"
import type { StoredBalance } from "./balance.ts"
import { holdingOf } from "./key.ts"
import { type AnswerCounts, verdictOf } from "./verdict.ts"
import { withinRange } from "./within-range.ts"

/** A row of a page of holdings. */
export interface HoldingColumns {
  readonly key: Uint8Array
  readonly balance: string | null
  readonly answeredAt: number | null
  /** Empty if the contract did not answer the last query. */
  readonly answer: string | null
  readonly agreed: number | null
  readonly differed: number | null
  readonly unanswered: number | null
  /** Answers at lower blocks are ignored. */
  readonly differsSince: number | null
  readonly nftStandard?: 721 | 1155 | null
  readonly tokenUri?: string | null
  readonly metadata?: string | null
  readonly owner?: Uint8Array | null
}

/** The balance to serve for a holding; undefined if it is 0. */
export function servedBalance(row: HoldingColumns): StoredBalance | undefined {
  const { standard, contract, tokenId } = holdingOf(hexOf(row.key))
  const byEvents = BigInt(row.balance ?? 0)
  const verdict = verdictOf(countsOf(row))
  const answered = row.answer === null ? undefined : { balance: BigInt(row.answer), blockNumber: row.answeredAt ?? 0 }
  const isCalled = answered !== undefined && row.differsSince !== null && answered.blockNumber >= row.differsSince
  const balance = isCalled ? answered.balance : withinRange(byEvents)
  if (balance === 0n) return undefined
  const nft = nftOf(contract, tokenId, row)
  return {
    standard,
    contract,
    ...(tokenId !== undefined && { tokenId }),
    balance,
    source: isCalled ? "call" : "events",
    byEvents,
    ...(answered !== undefined && { answered }),
    verdict,
    ...(nft !== undefined && { nft }),
  }
}

const countsOf = ({ agreed, differed, unanswered }: HoldingColumns): AnswerCounts => ({
  agreed: agreed ?? 0,
  differed: differed ?? 0,
  unanswered: unanswered ?? 0,
})

function nftOf(
  contract: Hex,
  tokenId: Hex | undefined,
  { nftStandard, tokenUri = null, metadata = null, owner = null }: HoldingColumns,
): StoredToken | undefined {
  if (tokenId === undefined || !nftStandard) return undefined
  return storedToken(contract, {
    tokenId: Buffer.from(tokenId.slice(2), "hex"),
    standard: nftStandard,
    tokenUri,
    metadata,
    owner,
  })
}
