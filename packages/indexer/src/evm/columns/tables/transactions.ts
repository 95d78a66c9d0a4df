import { toNumber } from "../../../core/node/index.ts"
import { dataBytes, optionalBytes, optionalU64, wideInteger } from "../answer-values.ts"
import { chainColumns, evmTable, placeColumns, transactionColumns } from "../evm-table.ts"

export const transactionsTable = evmTable({
  name: "transactions",
  about: "transactions with their receipts",
  columns: {
    ...placeColumns,
    ...transactionColumns,
    timestamp: { kind: "u32", about: "Unix seconds of the block" },
    nonce: { kind: "u64", isNullable: true, about: "number of the sender's earlier transactions" },
    from_address: { kind: "bytes", about: "sender" },
    to_address: { kind: "bytes", isNullable: true, about: "receiver; none for a creation" },
    contract_address: { kind: "bytes", isNullable: true, about: "contract that a creation made" },
    value: { kind: "u256", about: "wei" },
    input: { kind: "bytes", about: "input" },
    gas_limit: { kind: "u64", isNullable: true, about: "gas that it could use" },
    gas_used: { kind: "u64", isNullable: true, about: "gas that it used" },
    gas_price: { kind: "u64", isNullable: true, about: "wei that it paid for a unit of gas" },
    transaction_type: { kind: "u32", about: "type (EIP-2718)" },
    max_priority_fee_per_gas: { kind: "u64", isNullable: true, about: "wei that it offered" },
    max_fee_per_gas: { kind: "u64", isNullable: true, about: "wei that it offered" },
    success: { kind: "bool", about: "whether it succeeded" },
    n_input_bytes: { kind: "u32", about: "bytes of the input" },
    n_input_zero_bytes: { kind: "u32", about: "those that are zero" },
    n_input_nonzero_bytes: { kind: "u32", about: "those that are not" },
    ...chainColumns,
  },
  *rowsOf({ chainId, number, hash, timestamp, transactions }) {
    for (const { index, hash: transactionHash, tx, receipt } of transactions) {
      const input = dataBytes(tx.input ?? tx.data, "input")
      const zeros = input.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0)
      yield {
        block_number: number,
        block_hash: hash,
        transaction_index: index,
        transaction_hash: transactionHash,
        timestamp,
        nonce: optionalU64(tx.nonce, "nonce"),
        from_address: dataBytes(tx.from, "from"),
        to_address: optionalBytes(tx.to, "to"),
        contract_address: optionalBytes(receipt.contractAddress, "contractAddress"),
        value: wideInteger(tx.value, "value"),
        input,
        gas_limit: optionalU64(tx.gas, "gas"),
        gas_used: optionalU64(receipt.gasUsed, "gasUsed"),
        gas_price: optionalU64(receipt.effectiveGasPrice ?? tx.gasPrice, "gasPrice"),
        transaction_type: toNumber(tx.type ?? "0x0", "type"),
        max_priority_fee_per_gas: optionalU64(tx.maxPriorityFeePerGas, "maxPriorityFeePerGas"),
        max_fee_per_gas: optionalU64(tx.maxFeePerGas, "maxFeePerGas"),
        // Before EIP-658 a receipt has no status.
        success: receipt.status !== "0x0",
        n_input_bytes: input.length,
        n_input_zero_bytes: zeros,
        n_input_nonzero_bytes: input.length - zeros,
        chain_id: chainId,
      }
    }
  },
})
