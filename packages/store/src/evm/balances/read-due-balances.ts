import type { Connection } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { transferValueOf } from "../../items/index.ts"
import { beyond } from "../../queries/query.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import { checkpointOf } from "../checkpoint.ts"
import { lists } from "../lists/lists.ts"
import { type Projection, projectionsOf } from "../projections.ts"
import { listPages } from "../queries/lists.ts"
import { transfersOfBlockAfter, transfersOfBlocks } from "../queries/stored-rows.ts"
import type { TransferRow } from "../rows.ts"
import { transferRowOf } from "../stored-rows.ts"
import { endOfStretch } from "../writer/end-of-stretch.ts"
import { rowsOfTransaction } from "../writer/rows-of-stretch.ts"
import { balancesProjection } from "./balance.ts"
import type { AskingStep, DueBalances, TransferPlace } from "./balance-answers.ts"
import { zeroAddress } from "./balance-changes.ts"
import { type BalanceHolding, balanceKey, holdingOf, tokenOfKey } from "./key.ts"
import { dueWalk } from "./queries.ts"
import { type StoredVerdict, shouldAsk } from "./verdict.ts"
import { verdictsOf } from "./verdicts.ts"

/** The projection whose checkpoint is the block up to which holders were queried. */
export const balanceAnswersProjection = "balance-answers"

/** Maximum number of block ranges read per call: few holders of known tokens are queried. */
const maxStretches = 10
/** Maximum transactions in a block range that is read at once: unknown tokens in it have more holders than one call queries. */
const maxTransactions = 200
/** Maximum transfers read at once; a block may have more. */
const maxTransfers = rowsOfTransaction * maxTransactions
/** Maximum transfers of a token whose holders are queried at once. */
const transfersAtOnce = 200

/**
 * The next balances to query: of holders in new transfers (all for tokens about which little is known, some for other tokens); if
 * there are none, of all holders of a token that differs. Undefined if nothing is to be queried, and while balances lack blocks.
 *
 * @param mostHolders - the maximum, except for one more that the last transfer names too.
 * @param now - Unix seconds.
 * @param within - the transfer of the next block up to which its holders were queried already.
 */
export async function readDueBalances(
  state: Connection,
  chain: bigint,
  mostHolders: number,
  now: number,
  within?: TransferPlace,
): Promise<DueBalances | undefined> {
  const projections = await projectionsOf(state, chain)
  const head = (await checkpointOf(state, chain))?.head
  if (head === undefined || !isCurrent(projections.get(balancesProjection.name), balancesProjection.version))
    return undefined
  const from = projections.get(balanceAnswersProjection)?.nextBlock ?? 0
  if (from <= head.number) {
    const { keys, place } = await chooseHolders(
      state,
      chain,
      { next: from, ...(within && { within }) },
      head.number,
      mostHolders,
    )
    return { block: head, holdings: keys.map(holdingOf), step: { kind: "blocks", ...place } }
  }
  if (!isCurrent(projections.get(lists.tokenTransfers.name), lists.tokenTransfers.version)) return undefined
  const due = await state.get<{ token: Uint8Array; walked: string | null }>(dueWalk, { chain, now })
  return due && { block: head, ...(await nextOfToken(state, chain, hexOf(due.token), due.walked)) }
}

const isCurrent = (projection: Projection | undefined, version: number) =>
  projection?.nextBlock === null && projection.enabled === 1 && projection.version === version

/** The position to continue from: a block, or a transfer within it. */
type DuePosition = Pick<Extract<AskingStep, { readonly kind: "blocks" }>, "next" | "within">

/** The holders to query among the next transfers, and the position to continue from. */
async function chooseHolders(
  state: Connection,
  chain: bigint,
  from: DuePosition,
  head: number,
  most: number,
): Promise<{ readonly keys: readonly Hex[]; readonly place: DuePosition }> {
  const chosen: Chosen = { keys: new Set(), ofToken: new Map() }
  let place = from
  for (let stretch = 0; stretch < maxStretches && place.next <= head && chosen.keys.size < most; stretch += 1) {
    const { transfers, end } = await readTransfers(state, chain, place.next, head, place.within)
    const tokens = transfers.flatMap((transfer) => keysOfTransfer(transfer).map(tokenOfKey))
    place = choose(chosen, transfers, await verdictsOf(state, chain, tokens), most) ?? end
  }
  return { keys: [...chosen.keys], place }
}

/** The next transfers, and the position of their end. */
async function readTransfers(
  state: Connection,
  chain: bigint,
  from: number,
  head: number,
  within: TransferPlace | undefined,
): Promise<{ readonly transfers: readonly TransferRow[]; readonly end: DuePosition }> {
  if (within?.blockNumber === from) {
    const after = { block: from, log: within.logIndex, batch: within.batchIndex }
    const rows = await state.all<StoredRow>(transfersOfBlockAfter, { chain, ...after, limit: maxTransfers })
    const transfers = rows.map(transferRowOf)
    return { transfers, end: rows.length < maxTransfers ? { next: from + 1 } : behind(transfers) }
  }
  const to = await endOfStretch(state, chain, from, head, maxTransactions)
  const rows = await state.all<StoredRow>(transfersOfBlocks, { chain, from, to, limit: maxTransfers })
  const transfers = rows.map(transferRowOf)
  return { transfers, end: rows.length < maxTransfers ? { next: to } : behind(transfers) }
}

/** The position after the last of some transfers. */
function behind(transfers: readonly TransferRow[]): DuePosition {
  const { blockNumber, logIndex, batchIndex } = transfers.at(-1) as TransferRow
  return { next: blockNumber, within: { blockNumber, logIndex, batchIndex } }
}

/** Keys of the balances that a transfer changes. */
function keysOfTransfer({ standard, token: contract, tokenId, from, to, fragment }: TransferRow): readonly Hex[] {
  if (standard !== 721 && transferValueOf(fragment) === 0n) return []
  const token = { standard, contract, ...(tokenId !== undefined && { tokenId }) }
  return [from, to].filter((holder) => holder !== zeroAddress).map((holder) => balanceKey({ holder, ...token }))
}

/** The holders to query, and how many per token. */
interface Chosen {
  readonly keys: Set<Hex>
  readonly ofToken: Map<Hex, number>
}

/** Adds the holders to query from transfers, in order. Returns the position to continue from if there are too many. */
function choose(
  { keys, ofToken }: Chosen,
  transfers: readonly TransferRow[],
  verdicts: ReadonlyMap<Hex, StoredVerdict>,
  most: number,
): DuePosition | undefined {
  for (const [at, transfer] of transfers.entries()) {
    if (keys.size >= most) return behind(transfers.slice(0, at))
    for (const key of keysOfTransfer(transfer)) {
      const token = tokenOfKey(key)
      const asked = ofToken.get(token) ?? 0
      if (keys.has(key) || !shouldAsk(verdicts.get(token), asked, key, transfer.blockNumber)) continue
      keys.add(key)
      ofToken.set(token, asked + 1)
    }
  }
  return undefined
}

async function nextOfToken(
  state: Connection,
  chain: bigint,
  token: Hex,
  walked: string | null,
): Promise<Pick<DueBalances, "holdings" | "step">> {
  const { standard, contract } = holdingOf(`${zeroAddress}${token.slice(2)}`)
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
    key: bytesFromHex(contract),
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
  const holdings: readonly BalanceHolding[] = Array.from(keys, holdingOf)
  const last = rows.length < transfersAtOnce ? undefined : rows.at(-1)
  return {
    holdings,
    step: { kind: "token", token, ...(last && { walked: `${last.blockNumber} ${last.logIndex} ${last.batchIndex}` }) },
  }
}
