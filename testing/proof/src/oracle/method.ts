import { type Abi, toFunctionSelector, toFunctionSignature } from "viem"
import type { RecordedTransaction } from "../recording/ledger-block.ts"

/** The member `method` of a transaction; `methodName` only where its contract's ABI is known. */
export function methodOf({ to, input }: RecordedTransaction, abi: Abi | undefined): Readonly<Record<string, string>> {
  if (to === null) return { callType: "CONTRACT_CREATION", methodHash: "", methodName: "Contract Created" }
  if (input === "0x") return { callType: "NATIVE_TRANSFER", methodHash: "", methodName: "Native Transfer" }
  if (input.length < 10) return { callType: "CONTRACT_CALL", methodHash: "" }
  const methodHash = input.slice(0, 10)
  const item = abi?.find((one) => one.type === "function" && toFunctionSelector(one) === methodHash)
  const methodName = item?.type === "function" ? toFunctionSignature(item) : undefined
  return { callType: "CONTRACT_CALL", methodHash, ...(methodName && { methodName }) }
}
