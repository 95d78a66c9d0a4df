const day = 86_400

/** A statement that makes rows of a block false, and in which table. */
export type RowDamage = readonly [what: string, sql: (block: number) => string]
/** Which rows are of a block. */
export const where = (block: number) => `chain_id = :chain AND block_number = ${block}`

/** Of rows of a block, which a repair of it finds by itself. */
export const damages: readonly RowDamage[] = [
  ["a block's text", (block) => `UPDATE evm_block SET json = 'x' WHERE chain_id = :chain AND number = ${block}`],
  [
    "a block's gas",
    (block) =>
      `UPDATE evm_block SET gas_used = '7', transaction_count = 5 WHERE chain_id = :chain AND number = ${block}`,
  ],
  ["transactions", (block) => `UPDATE evm_transaction SET fragment = 'x' WHERE ${where(block)}`],
  ["whether they succeeded", (block) => `UPDATE evm_transaction SET succeeded = 1 WHERE ${where(block)}`],
  ["when they were made", (block) => `UPDATE evm_transaction SET timestamp = 1 WHERE ${where(block)}`],
  ["transactions that are lost", (block) => `DELETE FROM evm_transaction WHERE ${where(block)} AND succeeded = 0`],
  ["transfers that are lost", (block) => `DELETE FROM evm_transfer WHERE ${where(block)}`],
  ["transfers of another standard", (block) => `UPDATE evm_transfer SET standard = 20 WHERE ${where(block)}`],
  [
    "transfers of another token",
    (block) => `UPDATE evm_transfer SET token = token_id WHERE ${where(block)} AND standard = 721`,
  ],
  [
    "values",
    (block) =>
      `UPDATE evm_transfer SET fragment = replace(fragment, '"value":"4"', '"value":"5"') WHERE ${where(block)}`,
  ],
  ["owners", (block) => `UPDATE evm_nft_owner SET owner = contract WHERE ${where(block)}`],
  ["owners that are lost", (block) => `DELETE FROM evm_nft_owner WHERE ${where(block)}`],
  ["deployments that are lost", (block) => `DELETE FROM evm_deployment WHERE ${where(block)}`],
  ["who deployed", (block) => `UPDATE evm_deployment SET deployer = address WHERE ${where(block)}`],
  ["internal transactions", (block) => `UPDATE evm_internal_transaction SET sequence = 5 WHERE ${where(block)}`],
  ["internal transactions that are lost", (block) => `DELETE FROM evm_internal_transaction WHERE ${where(block)}`],
  ["events of the messenger", (block) => `UPDATE evm_messenger_event SET fragment = '{}' WHERE ${where(block)}`],
  ["events of the messenger that are lost", (block) => `DELETE FROM evm_messenger_event WHERE ${where(block)}`],
  ["entries of lists", (block) => `DELETE FROM evm_list WHERE ${where(block)}`],
  ["balances", (block) => `UPDATE evm_balance SET balance = '77' WHERE ${where(block)}`],
  ["balances that are lost", (block) => `DELETE FROM evm_balance WHERE ${where(block)}`],
  [
    "counters of minutes",
    (block) =>
      `UPDATE evm_counter SET transactions = 9 WHERE chain_id = :chain AND period = 60 AND start = ${block * 15_000}`,
  ],
  [
    "counters of days",
    (block) =>
      `DELETE FROM evm_counter WHERE chain_id = :chain AND period = ${day} AND start = ${Math.floor((block * 15_000) / day) * day}`,
  ],
  [
    "contracts that came later",
    (block) => `UPDATE evm_contract SET first_block = 11 WHERE chain_id = :chain AND first_block = ${block}`,
  ],
]

/** Of what is made of rows, and of rows that belong to no block. */
export const derivedDamages: readonly (readonly [what: string, sql: string])[] = [
  ["entries of nothing", "UPDATE evm_list SET position = 77 WHERE chain_id = :chain AND list = 5"],
  ["entries that are lost", "DELETE FROM evm_list WHERE chain_id = :chain AND list < 6"],
  ["balances", "UPDATE evm_balance SET balance = '1' WHERE chain_id = :chain"],
  [
    "balances of nobody",
    "UPDATE evm_balance SET block_number = block_number + 1 WHERE chain_id = :chain AND block_number = 11",
  ],
  ["holdings", "UPDATE evm_holding SET held = 1 - held WHERE chain_id = :chain"],
  ["holders", "DELETE FROM evm_holder WHERE chain_id = :chain"],
  ["supplies", "UPDATE evm_token_supply SET supply = '1' WHERE chain_id = :chain"],
  ["fees", "UPDATE evm_fees SET spent = '1' WHERE chain_id = :chain"],
  ["counters", "UPDATE evm_counter SET gas_used = '1', blocks = 3 WHERE chain_id = :chain"],
  ["counters that are lost", "DELETE FROM evm_counter WHERE chain_id = :chain"],
  ["the count of transactions", "UPDATE evm_checkpoint SET transactions = 5 WHERE chain_id = :chain"],
  [
    "owners that no transfer tells of",
    "UPDATE evm_nft_owner SET log_index = 9 WHERE chain_id = :chain AND block_number > 7",
  ],
  ["what is traced", "DELETE FROM evm_trace_state WHERE chain_id = :chain"],
]
