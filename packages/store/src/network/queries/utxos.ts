import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const consumption = "LEFT JOIN primary_consumption c ON c.network_id = :network AND c.utxo_key = u.utxo_key"
const consumptionPlan =
  "SEARCH c USING INDEX sqlite_autoindex_primary_consumption_1 (network_id=? AND utxo_key=?) LEFT-JOIN"

const utxoColumns = `u.number AS "number", u.utxo_key AS "key", u.id AS "id", u.created_on AS "createdOn",
  u.consumed_on AS "consumedOn", u.timestamp AS "timestamp", u.amount AS "amount", u.staked AS "staked"`
const shownColumns = `${utxoColumns}, u.platform_fragment AS "platformFragment", u.fragment AS "fragment",
  c.consuming_tx AS "consumingTx", c.height AS "consumingHeight", c.timestamp AS "consumingTimestamp",
  c.credentials AS "credentials"`

const numbered = "SEARCH u USING PRIMARY KEY (network_id=? AND number=?)"
const keyed = "SEARCH k USING PRIMARY KEY (network_id=? AND utxo_key"
const ofKey = `FROM primary_utxo_key k CROSS JOIN primary_utxo u ${consumption}
  WHERE k.network_id = :network AND u.network_id = :network AND u.number = k.number`
const postgresPlan = ["primary_utxo_key_pkey", "primary_utxo_pkey", "primary_consumption_pkey"]

/** UTXOs by their numbers, with their consumptions. */
export const utxosByNumbers: readonly Query[] = batchQueries(
  "utxos_by_numbers",
  (values) => `SELECT ${shownColumns} FROM primary_utxo u ${consumption}
    WHERE u.network_id = :network AND u.number IN (${values})`,
  { sqlite: [numbered, consumptionPlan], postgres: ["primary_utxo_pkey", "primary_consumption_pkey"] },
)

const utxoKeyPlan = { sqlite: [`${keyed}=?)`, numbered, consumptionPlan], postgres: postgresPlan }

export const utxosByKeys: readonly Query[] = batchQueries(
  "utxos_by_keys",
  (values) => `SELECT ${shownColumns} ${ofKey} AND k.utxo_key IN (${values})`,
  utxoKeyPlan,
)

/** The UTXOs of a transaction, in the order of their indices. */
export const utxosOfTransaction: Query = {
  name: "utxos_of_transaction",
  sql: `SELECT ${shownColumns} ${ofKey} AND k.utxo_key >= :first AND k.utxo_key <= :last ORDER BY k.utxo_key`,
  plan: { sqlite: [`${keyed}>? AND utxo_key<?)`, numbered, consumptionPlan], postgres: postgresPlan },
}

/** The terms of UTXOs, and whether they are consumed. */
export const utxoTermsByKeys: readonly Query[] = batchQueries(
  "utxo_terms_by_keys",
  (values) => `SELECT ${utxoColumns}, u.asset_id AS "assetId", u.addresses AS "addresses", u.threshold AS "threshold",
      u.locktime AS "locktime", u.stakeable_locktime AS "stakeableLocktime", u.is_transfer AS "isTransfer",
      c.chain AS "consumedBy"
    ${ofKey} AND k.utxo_key IN (${values})`,
  utxoKeyPlan,
)

/** The terms of UTXOs and when they were consumed, by their numbers. */
export const utxoLivesByNumbers: readonly Query[] = batchQueries(
  "utxo_lives_by_numbers",
  (values) => `SELECT ${utxoColumns}, u.asset_id AS "assetId", u.locktime AS "locktime",
      u.stakeable_locktime AS "stakeableLocktime", u.is_transfer AS "isTransfer", c.timestamp AS "consumedAt"
    FROM primary_utxo u ${consumption} WHERE u.network_id = :network AND u.number IN (${values})`,
  { sqlite: [numbered, consumptionPlan], postgres: ["primary_utxo_pkey", "primary_consumption_pkey"] },
)

/** The creation times and owners of a transaction's UTXOs, in the order of their indices. */
export const utxoOriginsOfTransaction: Query = {
  name: "utxo_origins_of_transaction",
  sql: `SELECT u.id AS "id", u.created_on AS "createdOn", u.height AS "height", u.addresses AS "addresses"
    FROM primary_utxo_key k CROSS JOIN primary_utxo u
    WHERE k.network_id = :network AND k.utxo_key >= :first AND k.utxo_key <= :last
    AND u.network_id = :network AND u.number = k.number ORDER BY k.utxo_key`,
  plan: {
    sqlite: [`${keyed}>? AND utxo_key<?)`, numbered],
    postgres: ["primary_utxo_key_pkey", "primary_utxo_pkey"],
  },
}

/** Marks a stake as returned. */
export const unstakeUtxo: Query = {
  name: "unstake_utxo",
  sql: "UPDATE primary_utxo SET staked = 0 WHERE network_id = :network AND number = :number",
  plan: {
    sqlite: ["SEARCH primary_utxo USING PRIMARY KEY (network_id=? AND number=?)"],
    postgres: ["primary_utxo_pkey"],
  },
}

const ofAddress = `FROM primary_address_utxo WHERE network_id = :network AND chain = :chain AND address = :address
  AND asset_id = :asset AND sort = :sort AND spent = :spent`
const addressUtxosSelect = `SELECT sort_key AS "sortKey", id AS "id", number AS "number" ${ofAddress}`
const listedPlan =
  "SEARCH primary_address_utxo USING PRIMARY KEY (network_id=? AND chain=? AND address=? AND asset_id=? AND sort=? AND spent=? AND"

/** One UTXO that an address owns or owned on a chain. */
export const anyUtxoOfAddress: Query = {
  name: "any_utxo_of_address",
  sql: `SELECT number AS "number" FROM primary_address_utxo
    WHERE network_id = :network AND chain = :chain AND address = :address LIMIT 1`,
  plan: {
    sqlite: ["SEARCH primary_address_utxo USING PRIMARY KEY (network_id=? AND chain=? AND address=?)"],
    postgres: ["primary_address_utxo_pkey"],
  },
}

/** UTXOs of an address below a position, the highest first, that are not below two bounds. */
export const listUtxosDescending: Query = {
  name: "list_utxos_descending",
  sql: `${addressUtxosSelect} AND sort_key >= :least AND (sort_key, id) < (:sortKey, :id) AND other_key >= :leastOther
    ORDER BY sort_key DESC, id DESC LIMIT :limit`,
  plan: {
    sqlite: [`${listedPlan} sort_key>? AND (sort_key,id)<(?,?))`],
    postgres: ["primary_address_utxo_pkey"],
  },
}

/** UTXOs of an address above a position, the lowest first, whose other sort value is not below a bound. */
export const listUtxosAscending: Query = {
  name: "list_utxos_ascending",
  sql: `${addressUtxosSelect} AND (sort_key, id) > (:sortKey, :id) AND other_key >= :leastOther
    ORDER BY sort_key, id LIMIT :limit`,
  plan: { sqlite: [`${listedPlan} (sort_key,id)>(?,?))`], postgres: ["primary_address_utxo_pkey"] },
}

/** UTXOs of an address with a sort value at or above a bound, with the other sort value, in no particular order. */
export const listUtxosFrom: Query = {
  name: "list_utxos_from",
  sql: `SELECT other_key AS "sortKey", id AS "id", number AS "number" ${ofAddress} AND sort_key >= :least
    ORDER BY sort_key LIMIT :limit`,
  plan: { sqlite: [`${listedPlan} sort_key>?)`], postgres: ["primary_address_utxo_pkey"] },
}

/** The lowest address above a given one that owns or owned a UTXO on a chain. */
export const nextAddress: Query = {
  name: "next_address",
  sql: `SELECT address AS "address" FROM primary_address_utxo
    WHERE network_id = :network AND chain = :chain AND address > :address ORDER BY address LIMIT 1`,
  plan: {
    sqlite: ["SEARCH primary_address_utxo USING PRIMARY KEY (network_id=? AND chain=? AND address>?)"],
    postgres: ["primary_address_utxo_pkey"],
  },
}
