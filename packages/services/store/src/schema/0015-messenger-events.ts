import type { Migration } from "./migration.ts"

/**
 * Events of the messenger contract of an EVM chain, in the order of their blocks: what its side of interchain messages is told from.
 * Few transactions have any, so that they are not partitioned.
 *
 * A chain that is indexed already gets those of its blocks from its archive, beside new blocks.
 */
export const messengerEvents: Migration = {
  version: 15,
  ddl: {
    chain: [
      `CREATE TABLE evm_messenger_event (
        chain_id {integer} NOT NULL,
        block_number {integer} NOT NULL,
        log_index {integer} NOT NULL,
        transaction_index {integer} NOT NULL,
        timestamp {integer} NOT NULL,
        fragment TEXT NOT NULL,
        PRIMARY KEY (chain_id, block_number, log_index)
      ) {clustered}`,
    ],
    network: [],
    meta: [],
  },
}
