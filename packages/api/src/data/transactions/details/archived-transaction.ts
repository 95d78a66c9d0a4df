import type { ArchivedAnswers, Hex } from "@serac/store"
import { checksumAddress } from "../../render/address.ts"
import { type RevertReason, revertReason } from "./revert-reason.ts"

/** An event in the shape of the response. */
export interface ArchivedLog {
  readonly logIndex: number
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** Members of a transaction that only the archive has. */
export interface ArchivedTransaction {
  readonly input: string
  /** Decimal digits, as the fees that follow. */
  readonly baseFeePerGas: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
  /** Absent for a successful transaction, and without a trace. */
  readonly revertReason?: RevertReason
  readonly logs: readonly ArchivedLog[]
}

type ArchivedMembers = Readonly<Record<string, unknown>>

interface Receipt {
  readonly logs: readonly ArchivedMembers[]
  /** `0x0` for a failed transaction; absent in old receipts. */
  readonly status?: unknown
}

/**
 * Reads a transaction of an archived block. Archived data was validated before it was stored.
 *
 * @throws Error where the block does not have it.
 */
export function archivedTransaction({ block, receipts, traces }: ArchivedAnswers, hash: Hex): ArchivedTransaction {
  const { transactions = [], baseFeePerGas } = block as {
    transactions?: readonly ArchivedMembers[]
    baseFeePerGas?: string
  }
  const index = transactions.findIndex((one) => String(one.hash).toLowerCase() === hash)
  const transaction = transactions[index]
  if (transaction === undefined) throw new Error(`the archived block does not have transaction ${hash}`)
  const { logs, status } = (receipts as readonly Receipt[])[index] ?? { logs: [] }
  const reason =
    status === "0x0" ? revertReason((traces as readonly ArchivedMembers[] | undefined)?.[index]?.result) : undefined
  return {
    input: lower(transaction.input ?? transaction.data),
    baseFeePerGas: decimalText(baseFeePerGas ?? "0x0"),
    ...quantityMember("maxFeePerGas", transaction),
    ...quantityMember("maxPriorityFeePerGas", transaction),
    ...(reason !== undefined && { revertReason: reason }),
    logs: logs.map(logOf),
  }
}

function logOf({ logIndex, address, topics, data }: ArchivedMembers): ArchivedLog {
  return {
    logIndex: Number(logIndex),
    address: checksumAddress(lower(address)),
    topics: (topics as readonly unknown[]).map(lower),
    data: lower(data),
  }
}

function quantityMember<Name extends string>(name: Name, told: ArchivedMembers) {
  const value = told[name]
  return (value === undefined || value === null ? {} : { [name]: decimalText(value) }) as { [Key in Name]?: string }
}

const decimalText = (value: unknown) => BigInt(String(value)).toString()
const lower = (value: unknown) => String(value).toLowerCase()
