import type { Hex } from "../hex.ts"
import { expandFragment } from "../items/index.ts"
import { hexIn } from "../verification/bytes-in.ts"
import { fragmentMember } from "../verification/fragment-members.ts"
import type { StoredRow } from "../verification/row-stream.ts"
import { zeroAddress } from "./balances/balance-changes.ts"
import type {
  DeploymentRow,
  InternalTransactionRow,
  MessengerEventRow,
  TransactionRow,
  TransferRow,
  TransferStandard,
} from "./rows.ts"

const memberHex = (fragment: string, name: "txHash" | "from" | "to") =>
  fragmentMember(fragment, name).toLowerCase() as Hex

/** Converts a table row to the transaction that was given to be stored. Values that its JSON lacks are empty. */
export function transactionRowOf(row: StoredRow): TransactionRow {
  const fragment = expandFragment(String(row.fragment))
  return {
    blockNumber: Number(row.block_number),
    index: Number(row.transaction_index),
    succeeded: row.succeeded === 1,
    hash: memberHex(fragment, "txHash"),
    from: memberHex(fragment, "from"),
    to: memberHex(fragment, "to"),
    fragment,
  }
}

/** Converts a table row to the transfer that was given to be stored. */
export function transferRowOf(row: StoredRow): TransferRow {
  const fragment = expandFragment(String(row.fragment))
  return {
    blockNumber: Number(row.block_number),
    logIndex: Number(row.log_index),
    batchIndex: Number(row.batch_index),
    standard: Number(row.standard) as TransferStandard,
    token: hexIn(row.token),
    from: memberHex(fragment, "from"),
    to: memberHex(fragment, "to"),
    ...(row.token_id !== null && { tokenId: hexIn(row.token_id) }),
    fragment,
  }
}

/** Converts a table row to the deployment that was given to be stored. */
export function deploymentRowOf(row: StoredRow): DeploymentRow {
  return {
    blockNumber: Number(row.block_number),
    transactionIndex: Number(row.transaction_index),
    sequence: Number(row.sequence),
    address: hexIn(row.address),
    transactionHash: hexIn(row.transaction_hash),
    deployer: hexIn(row.deployer),
    ...(row.deployer_contract !== null && { deployerContract: hexIn(row.deployer_contract) }),
  }
}

/** Converts a table row to the internal transaction that was given to be stored. */
export function internalTransactionRowOf(row: StoredRow): InternalTransactionRow {
  const fragment = expandFragment(String(row.fragment))
  const to = memberHex(fragment, "to")
  // A failed creation is stored with the zero address as its recipient.
  const isUnborn = to === zeroAddress && fragmentMember(fragment, "internalTxType").startsWith("CREATE")
  return {
    blockNumber: Number(row.block_number),
    transactionIndex: Number(row.transaction_index),
    sequence: Number(row.sequence),
    from: memberHex(fragment, "from"),
    ...(!isUnborn && { to }),
    fragment,
  }
}

/** Converts a table row to the messenger event that was given to be stored. */
export function messengerEventRowOf(row: StoredRow): MessengerEventRow {
  return {
    blockNumber: Number(row.block_number),
    logIndex: Number(row.log_index),
    transactionIndex: Number(row.transaction_index),
    fragment: String(row.fragment),
  }
}
