import { writeChange } from "../../changes/write-change.ts"
import type { Connection, Transaction, WritingConnection } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { bytesFromHex, hexOf } from "../../hex.ts"
import { pendingReindexRequests, settleReindexRequest } from "../../queries/reindex-requests.ts"
import { storable } from "../../storable.ts"
import type { DueToken, TokenRow } from "../metadata-port.ts"
import { chainChanges } from "../queries/changes.ts"
import { dueTokens, saveToken, tokenToRead } from "../queries/metadata.ts"

/** An NFT as the queries of due NFTs return it. */
interface FoundToken {
  readonly standard: 721 | 1155
  readonly attempts: number
  readonly tokenUri: string | null
  readonly metadata: string | null
}

const foundToken = ({ standard, attempts, tokenUri, metadata }: FoundToken): Omit<DueToken, keyof TokenKey> => ({
  standard,
  attempts,
  ...(metadata !== null && { known: { tokenUri: tokenUri ?? "", metadata } }),
})

interface TokenKey {
  readonly contract: Hex
  readonly tokenId: Hex
}

/** NFTs due at a moment, the longest due first. */
export async function readDueTokens(
  connection: Connection,
  chain: bigint,
  limit: number,
  now: number,
): Promise<readonly DueToken[]> {
  const rows = await connection.all<FoundToken & { contract: Uint8Array; tokenId: Uint8Array }>(dueTokens, {
    chain,
    limit,
    now,
  })
  return rows.map((row) => ({ contract: hexOf(row.contract), tokenId: hexOf(row.tokenId), ...foundToken(row) }))
}

/** NFTs that callers requested to be read again, the oldest request first. A request for an NFT that does not exist is completed. */
export async function readRequestedTokens(
  connection: Connection,
  meta: WritingConnection,
  chain: bigint,
  limit: number,
): Promise<readonly (DueToken & { readonly requestedAt: number })[]> {
  const requests = await meta.all<{ contract: Uint8Array; tokenId: Uint8Array; requestedAt: number }>(
    pendingReindexRequests,
    { chain, limit },
  )
  const tokens: (DueToken & { readonly requestedAt: number })[] = []
  for (const { contract, tokenId, requestedAt } of requests) {
    const key = { contract: hexOf(contract), tokenId: hexOf(tokenId) }
    const token = await connection.get<FoundToken>(tokenToRead, { chain, contract, tokenId })
    if (token === undefined) await meta.transaction((at) => settleRequest(at, chain, key, requestedAt))
    else tokens.push({ ...key, ...foundToken(token), requestedAt })
  }
  return tokens
}

/** Marks a request as done. */
export async function settleRequest(
  transaction: Transaction,
  chain: bigint,
  { contract, tokenId }: TokenKey,
  requestedAt: number,
): Promise<void> {
  const key = { chain, contract: bytesFromHex(contract), tokenId: bytesFromHex(tokenId) }
  await transaction.run(settleReindexRequest, { ...key, requestedAt })
}

export async function writeTokens(transaction: Transaction, chain: bigint, tokens: readonly TokenRow[]): Promise<void> {
  for (const { contract, tokenId, tokenUri, metadata, attempts, retryAt } of tokens) {
    await transaction.run(saveToken, {
      chain,
      contract: bytesFromHex(contract),
      tokenId: bytesFromHex(tokenId),
      tokenUri: storable(tokenUri),
      metadata: storable(metadata),
      attempts,
      retryAt: retryAt ?? null,
    })
  }
  if (tokens.length > 0) await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
}
