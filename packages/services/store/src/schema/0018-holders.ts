import type { Migration } from "./migration.ts"

/**
 * Who has something of a token, by the balance: a key is a standard, a contract, a token ID, the balance and the holder
 * (`evm/holders/key.ts`), so that a token's holders are one range in the order of their balances. Beside them stands of each token how many
 * they are, and what they have together.
 *
 * Chains that are indexed already have no holders at first: they are made of the stored transfers and balances, beside new blocks.
 */
export const holders: Migration = {
  version: 18,
  ddl: {
    chain: [
      `CREATE TABLE evm_holder (
        chain_id {integer} NOT NULL,
        key {bytes} NOT NULL,
        PRIMARY KEY (chain_id, key)
      ) {clustered}`,
      `CREATE TABLE evm_token_supply (
        chain_id {integer} NOT NULL,
        token {bytes} NOT NULL,
        holders {integer} NOT NULL,
        supply TEXT NOT NULL,
        PRIMARY KEY (chain_id, token)
      ) {clustered}`,
    ],
    network: [],
    meta: [],
  },
}
