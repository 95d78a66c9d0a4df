import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const subnetColumns = `subnet_id AS "subnetId", position AS "position", created_at AS "createdAt", data AS "data"`
const subnetIndex = "sqlite_autoindex_primary_subnet_1"

export const subnetsByIds: readonly Query[] = batchQueries(
  "subnets_by_ids",
  (values) => `SELECT ${subnetColumns} FROM primary_subnet WHERE network_id = :network AND subnet_id IN (${values})`,
  {
    sqlite: [`SEARCH primary_subnet USING INDEX ${subnetIndex} (network_id=? AND subnet_id=?)`],
    postgres: ["primary_subnet_pkey"],
  },
)

/** Subnets above an ID. */
export const listSubnets: Query = {
  name: "list_subnets",
  sql: `SELECT ${subnetColumns} FROM primary_subnet WHERE network_id = :network AND subnet_id > :subnetId
    ORDER BY subnet_id LIMIT :limit`,
  plan: {
    sqlite: [`SEARCH primary_subnet USING INDEX ${subnetIndex} (network_id=? AND subnet_id>?)`],
    postgres: ["primary_subnet_pkey"],
  },
}

const blockchainColumns = `blockchain_id AS "blockchainId", subnet_id AS "subnetId", position AS "position",
  created_at AS "createdAt", name AS "name", vm_id AS "vmId", evm_chain_id AS "evmChainId"`

export const blockchainsByIds: readonly Query[] = batchQueries(
  "blockchains_by_ids",
  (values) =>
    `SELECT ${blockchainColumns} FROM primary_blockchain WHERE network_id = :network AND blockchain_id IN (${values})`,
  {
    sqlite: [
      "SEARCH primary_blockchain USING INDEX sqlite_autoindex_primary_blockchain_1 (network_id=? AND blockchain_id=?)",
    ],
    postgres: ["primary_blockchain_pkey"],
  },
)

export const blockchainsOfSubnets: readonly Query[] = batchQueries(
  "blockchains_of_subnets",
  (values) =>
    `SELECT ${blockchainColumns.replaceAll(/\b(\w+) AS/g, "b.$1 AS")}
    FROM primary_subnet_blockchain s CROSS JOIN primary_blockchain b
    WHERE s.network_id = :network AND s.subnet_id IN (${values})
    AND b.network_id = :network AND b.blockchain_id = s.blockchain_id`,
  {
    sqlite: [
      "SEARCH s USING PRIMARY KEY (network_id=? AND subnet_id=?)",
      "SEARCH b USING INDEX sqlite_autoindex_primary_blockchain_1 (network_id=? AND blockchain_id=?)",
    ],
    postgres: ["primary_subnet_blockchain_pkey", "primary_blockchain_pkey"],
  },
)
