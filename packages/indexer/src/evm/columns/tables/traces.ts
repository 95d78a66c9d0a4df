import { toArray } from "../../../core/node/index.ts"
import { type Frame, framesOf } from "../../decode/call-trace.ts"
import { dataBytes, optionalBytes, optionalU64, wideInteger } from "../answer-values.ts"
import { chainColumns, evmTable, placeColumns, transactionColumns } from "../evm-table.ts"

const callTypes: Readonly<Record<string, string>> = {
  CALL: "call",
  CALLCODE: "call_code",
  DELEGATECALL: "delegate_call",
  STATICCALL: "static_call",
}

export const tracesTable = evmTable({
  name: "traces",
  about: "calls in transactions, of blocks that were traced",
  columns: {
    ...placeColumns,
    ...transactionColumns,
    trace_address: {
      kind: "text",
      about: "positions of the calls around it: `0_2` is the third call of the first one; empty for the transaction",
    },
    subtraces: { kind: "u32", about: "number of calls that it made" },
    action_type: { kind: "text", about: "`call`, `create` or `suicide`" },
    action_call_type: {
      kind: "text",
      isNullable: true,
      about: "`call`, `call_code`, `delegate_call` or `static_call`; of other types the name",
    },
    action_from: { kind: "bytes", about: "caller" },
    action_to: { kind: "bytes", isNullable: true, about: "who is called, or gets what a destroyed contract had" },
    action_value: { kind: "text", about: "wei, in decimal digits" },
    action_gas: { kind: "u64", isNullable: true, about: "gas that it could use" },
    action_input: { kind: "bytes", isNullable: true, about: "input of a call" },
    action_init: { kind: "bytes", isNullable: true, about: "code that makes a contract" },
    result_gas_used: { kind: "u64", isNullable: true, about: "gas that it used" },
    result_output: { kind: "bytes", isNullable: true, about: "output of a call" },
    result_code: { kind: "bytes", isNullable: true, about: "code of the contract that was made" },
    result_address: { kind: "bytes", isNullable: true, about: "the contract that was made" },
    error: { kind: "text", isNullable: true, about: "why it failed" },
    ...chainColumns,
  },
  *rowsOf({ chainId, number, hash, transactions }) {
    for (const { index, hash: transactionHash, receipt, trace } of transactions) {
      if (trace === undefined) continue
      const addresses = new TraceAddresses()
      for (const frame of framesOf(trace, receipt.status === "0x0"))
        yield {
          block_number: number,
          block_hash: hash,
          transaction_index: index,
          transaction_hash: transactionHash,
          trace_address: addresses.next(frame.depth),
          ...actionOf(frame),
          chain_id: chainId,
        }
    }
  },
})

/** The action of a frame and its result, as Parity's traces tell them. */
function actionOf({ type, told }: Frame) {
  const isCreation = type.startsWith("CREATE")
  const isEnd = type === "SELFDESTRUCT"
  const input = dataBytes(told.input ?? "0x", "input")
  const output = optionalBytes(told.output, "output")
  const to = optionalBytes(told.to, "to")
  const error = told.error === undefined || told.error === "" ? undefined : String(told.error)
  return {
    subtraces: told.calls === undefined || told.calls === null ? 0 : toArray(told.calls, "calls").length,
    action_type: isCreation ? "create" : isEnd ? "suicide" : "call",
    action_call_type: isCreation || isEnd ? undefined : (callTypes[type] ?? type.toLowerCase()),
    action_from: dataBytes(told.from, "from"),
    action_to: isCreation ? undefined : to,
    action_value: wideInteger(told.value ?? "0x0", "value").toString(),
    action_gas: isEnd ? undefined : optionalU64(told.gas, "gas"),
    action_input: isCreation || isEnd ? undefined : input,
    action_init: isCreation ? input : undefined,
    result_gas_used: isEnd ? undefined : optionalU64(told.gasUsed, "gasUsed"),
    result_output: isCreation || isEnd ? undefined : output,
    result_code: isCreation ? output : undefined,
    result_address: isCreation ? to : undefined,
    error,
  }
}

/** The addresses of frames in the order in which they began. */
class TraceAddresses {
  #path: number[] = []

  next(depth: number): string {
    if (depth === 0) return ""
    const before = this.#path[depth - 1]
    this.#path = [...this.#path.slice(0, depth - 1), before === undefined ? 0 : before + 1]
    return this.#path.join("_")
  }
}
