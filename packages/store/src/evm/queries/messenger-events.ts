import type { Query } from "../../queries/query.ts"

/** Messenger events of one transaction, in order. */
export const messengerEventsOf: Query = {
  name: "messenger_events_of",
  sql: `SELECT block_number AS "blockNumber", log_index AS "logIndex", transaction_index AS "transactionIndex",
    timestamp AS "timestamp", fragment AS "fragment" FROM evm_messenger_event
    WHERE chain_id = :chain AND block_number = :block AND transaction_index = :index ORDER BY log_index`,
  plan: {
    sqlite: ["SEARCH evm_messenger_event USING PRIMARY KEY (chain_id=? AND block_number=?)"],
    postgres: ["evm_messenger_event_pkey"],
  },
}

export const deleteMessengerEventsAbove: Query = {
  name: "delete_messenger_events_above",
  sql: "DELETE FROM evm_messenger_event WHERE chain_id = :chain AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_messenger_event USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_messenger_event_pkey"],
  },
}
