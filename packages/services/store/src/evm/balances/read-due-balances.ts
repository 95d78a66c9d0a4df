import { transferValueOf } from "@serac/items"
import type { Connection } from "../../engine.ts"
import { bytesOf, type Hex, hexOf } from "../../hex.ts"
import { beyond } from "../../queries/query.ts"
import { checkpointOf } from "../checkpoint.ts"
import { lists } from "../lists/lists.ts"
import { type Projection, projectionsOf } from "../projections.ts"
import { listPages } from "../queries/lists.ts"
import { transfersOfBlocks } from "../queries/stored-rows.ts"
import type { TransferRow } from "../rows.ts"
import { transferRowOf } from "../stored-rows.ts"
import { endOfStretch } from "../writer/end-of-stretch.ts"
import { rowsOfStretch, rowsOfTransaction } from "../writer/rows-of-stretch.ts"
import { balancesProjection } from "./balance.ts"
import type { DueBalances } from "./balance-answers.ts"
import { nobody } from "./balance-changes.ts"
import { type Holding, holdingOf, keyOf, tokenOfKey } from "./key.ts"
import { dueWalk } from "./queries.ts"
import { type StoredVerdict, shouldAsk } from "./verdict.ts"
import { verdictsOf } from "./verdicts.ts"

/** The projection whose checkpoint says up to which block holders were asked for. */
export const askedProjection = "balance-answers"

const mostTransactions = 2_000
/** Transfers of a token of which the holders are asked for at once. */
const transfersAtOnce = 200

/**
 * Whom to ask next: holders that new transfers name, of tokens about which little is known all, of others some; and where there are none,
 * all holders of a token that differs. Undefined where nobody is to be asked, and as long as balances lack blocks.
 *
 * @param mostHolders - those of one block are taken together.
 * @param now - Unix seconds.
 */
export async function readDueBalances(
  state: Connection,
  chain: bigint,
  mostHolders: number,
  now: number,
): Promise<DueBalances | undefined> {
  const projections = await projectionsOf(state, chain)
  const head = (await checkpointOf(state, chain))?.head
  if (head === undefined || !isCurrent(projections.get(balancesProjection.name), balancesProjection.version))
    return undefined
  const from = projections.get(askedProjection)?.nextBlock ?? 0
  if (from <= head.number) {
    const end = await endOfStretch(state, chain, from, head.number, mostTransactions)
    const most = rowsOfTransaction * mostTransactions
    const { rows, to } = await rowsOfStretch(state, transfersOfBlocks, { chain, from, to: end }, most)
    const transfers = rows.map(transferRowOf)
    const tokens = transfers.flatMap((transfer) => keysOfTransfer(transfer).map(tokenOfKey))
    const verdicts = await verdictsOf(state, chain, tokens)
    const { keys, next = to } = choose(transfers, verdicts, mostHolders)
    return { block: head, holdings: keys.map(holdingOf), step: { kind: "blocks", next } }
  }
  if (!isCurrent(projections.get(lists.tokenTransfers.name), lists.tokenTransfers.version)) return undefined
  const due = await state.get<{ token: Uint8Array; walked: string | null }>(dueWalk, { chain, now })
  return due && { block: head, ...(await nextOfToken(state, chain, hexOf(due.token), due.walked)) }
}

const isCurrent = (projection: Projection | undefined, version: number) =>
  projection?.nextBlock === null && projection.enabled === 1 && projection.version === version

/** Keys of those who have more or less after a transfer. */
function keysOfTransfer({ standard, token: contract, tokenId, from, to, fragment }: TransferRow): readonly Hex[] {
  if (standard !== 721 && transferValueOf(fragment) === 0n) return []
  const token = { standard, contract, ...(tokenId !== undefined && { tokenId }) }
  return [from, to].filter((holder) => holder !== nobody).map((holder) => keyOf({ holder, ...token }))
}

/** Whom to ask of those that transfers name, in the order of blocks; `next` is the block to go on from, where they are too many. */
function choose(
  transfers: readonly TransferRow[],
  verdicts: ReadonlyMap<Hex, StoredVerdict>,
  most: number,
): { readonly keys: readonly Hex[]; readonly next?: number } {
  const chosen = new Map<Hex, number>()
  const keys = new Set<Hex>()
  let block = -1
  for (const transfer of transfers) {
    if (transfer.blockNumber !== block && keys.size >= most) return { keys: [...keys], next: transfer.blockNumber }
    block = transfer.blockNumber
    for (const key of keysOfTransfer(transfer)) {
      const token = tokenOfKey(key)
      const asked = chosen.get(token) ?? 0
      if (keys.has(key) || !shouldAsk(verdicts.get(token), asked, key, block)) continue
      keys.add(key)
      chosen.set(token, asked + 1)
    }
  }
  return { keys: [...keys] }
}

async function nextOfToken(
  state: Connection,
  chain: bigint,
  token: Hex,
  walked: string | null,
): Promise<Pick<DueBalances, "holdings" | "step">> {
  const { standard, contract } = holdingOf(`${nobody}${token.slice(2)}`)
  const [block = 0, position = -1, sub = -1] = walked?.split(" ").map(Number) ?? []
  const rows = await state.all<{
    readonly blockNumber: number
    readonly logIndex: number
    readonly batchIndex: number
    readonly fragment: string
    readonly token: Uint8Array
    readonly tokenId: Uint8Array | null
    readonly standard: number
  }>(listPages.transfers.asc, {
    chain,
    list: lists.tokenTransfers.id,
    key: bytesOf(contract),
    endBlock: beyond,
    block,
    position,
    sub,
    limit: transfersAtOnce,
  })
  const transfers = rows.map((row) =>
    transferRowOf({
      block_number: row.blockNumber,
      log_index: row.logIndex,
      batch_index: row.batchIndex,
      standard: row.standard,
      token: row.token,
      token_id: row.tokenId,
      fragment: row.fragment,
    }),
  )
  const keys = new Set(transfers.filter((row) => row.standard === standard).flatMap(keysOfTransfer))
  const holdings: readonly Holding[] = Array.from(keys, holdingOf)
  const last = rows.length < transfersAtOnce ? undefined : rows.at(-1)
  return {
    holdings,
    step: { kind: "token", token, ...(last && { walked: `${last.blockNumber} ${last.logIndex} ${last.batchIndex}` }) },
  }
}
