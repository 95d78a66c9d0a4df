import type { Migration } from "./migration.ts"

/**
 * What the supply of AVAX is told from, held as sums: of an EVM chain the fees of all its blocks, of a primary network what was
 * burned, rewarded, locked and staked (`network/sums/sum.ts`), with how far each part of it is.
 *
 * What is indexed already is added up afterwards, beside new blocks, from what is stored.
 */
export const supply: Migration = {
  version: 14,
  ddl: {
    chain: [
      `CREATE TABLE evm_fees (
        chain_id {integer} NOT NULL,
        spent TEXT NOT NULL,
        PRIMARY KEY (chain_id)
      ) {clustered}`,
    ],
    network: [
      `CREATE TABLE primary_sum (
        network_id {integer} NOT NULL,
        sum_key {bytes} NOT NULL,
        amount TEXT NOT NULL,
        PRIMARY KEY (network_id, sum_key)
      ) {clustered}`,
      `CREATE TABLE primary_summed (
        network_id {integer} NOT NULL,
        part {integer} NOT NULL,
        next {integer} NOT NULL,
        PRIMARY KEY (network_id, part)
      ) {clustered}`,
    ],
    meta: [],
  },
}
