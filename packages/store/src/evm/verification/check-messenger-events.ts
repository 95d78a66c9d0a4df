import { expandFragment } from "../../items/index.ts"
import { fragmentMember, parseObject } from "../../verification/fragment-members.ts"
import type { Findings } from "../../verification/inconsistency.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import type { BlockRows } from "./listing-check.ts"

/** Compares the messenger events of a block with its transactions. */
export function checkMessengerEvents(
  block: StoredRow,
  { messengerEvents, transactions }: BlockRows,
  findings: Findings,
): void {
  findings.checked("evm_messenger_event", messengerEvents.length)
  for (const row of messengerEvents) {
    const key = `${row.block_number}/${row.log_index}`
    const where = (rule: string) => ({ table: "evm_messenger_event", key, rule })
    findings.same(where("an event is in its block"), row.block_number, block.number)
    findings.same(where("it is listed at the time of its block"), row.timestamp, block.timestamp)
    const transaction = transactions.find((one) => one.transaction_index === row.transaction_index)
    const expected = transaction && fragmentMember(expandFragment(String(transaction.fragment)), "txHash")
    const told = parseObject(String(row.fragment))?.transactionHash
    findings.same(where("its JSON tells its transaction"), told, expected ?? "none")
  }
}
