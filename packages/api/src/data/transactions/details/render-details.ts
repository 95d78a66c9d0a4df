import type { StoredTransfer } from "@serac/store"
import { renderTransfer, type TransferContext } from "../../transfers/render-transfers.ts"
import { renderInternalTransaction } from "../render-internal-transactions.ts"
import type { DetailedTransaction } from "./detailed-transaction.ts"

/** The place after the transaction's members in the text of a transfer or an internal transaction. */
const ownMembers = /"txHash":"0x[0-9a-f]{64}",/

/** The JSON members of a transaction's transfers by standard and of its internal transactions, each after a comma; empty lists are omitted. */
export function renderDetails(
  { transfers, internalTransactions }: Pick<DetailedTransaction, "transfers" | "internalTransactions">,
  context: TransferContext,
): string {
  const of = (standard: StoredTransfer["standard"]) =>
    transfers.filter((one) => one.standard === standard).map((one) => renderTransfer(one, context))
  const internal = internalTransactions.map((one) => renderInternalTransaction(one, context.contract))
  return (
    transfersMember("erc20Transfers", of(20)) +
    transfersMember("erc721Transfers", of(721)) +
    transfersMember("erc1155Transfers", of(1155)) +
    transfersMember("internalTransactions", internal)
  )
}

function transfersMember(name: string, texts: readonly string[]): string {
  return texts.length === 0 ? "" : `,"${name}":[${texts.map(withoutPlace).join(",")}]`
}

/** The text of an item without the members of its transaction. */
function withoutPlace(text: string): string {
  const place = ownMembers.exec(text)
  if (place === null) throw new Error("a stored item tells no transaction")
  return `{${text.slice(place.index + place[0].length)}`
}
