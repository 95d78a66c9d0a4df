import { RpcError } from "@serac/wire/node"
import type { Hex } from "viem"

const invalidArgument = (position: number, message: string) =>
  new RpcError(-32602, `invalid argument ${position}: ${message}`)

/** The argument at `position`, which is required. */
export function required(params: readonly unknown[], position: number): unknown {
  const value = params[position]
  if (value === undefined || value === null)
    throw new RpcError(-32602, `missing value for required argument ${position}`)
  return value
}

/** A block number or tag; all tags except `earliest` mean the head, since all accepted blocks of this node are final. */
export function blockNumber(value: unknown, position: number, head: number): number {
  if (value === "earliest") return 0
  if (["latest", "pending", "accepted", "finalized", "safe"].includes(value as string)) return head
  if (typeof value !== "string" || !value.startsWith("0x"))
    throw invalidArgument(position, "hex string without 0x prefix")
  if (value === "0x") throw invalidArgument(position, "empty hex string")
  if (/^0x0./.test(value)) throw invalidArgument(position, "hex number with leading zero digits")
  if (!/^0x[\da-f]+$/i.test(value)) throw invalidArgument(position, "invalid hex string")
  return Number(value)
}

/** 32 bytes, in lower case. */
export function hashArgument(value: unknown, position: number): Hex {
  if (typeof value !== "string" || !value.startsWith("0x"))
    throw invalidArgument(position, "hex string without 0x prefix")
  if (value.length !== 66)
    throw invalidArgument(position, `hex string has length ${value.length - 2}, want 64 for common.Hash`)
  return value.toLowerCase() as Hex
}

/** Whether a value identifies a block by its hash. */
export const isHash = (value: unknown): boolean => typeof value === "string" && value.length === 66

/** The transaction of a call, whose data must be hexadecimal. */
export function callArguments(params: readonly unknown[]): Record<string, unknown> {
  const call = required(params, 0) as Record<string, unknown>
  for (const member of ["data", "input"]) {
    const value = call[member]
    if (typeof value === "string" && !value.startsWith("0x")) {
      const cause = "json: cannot unmarshal hex string without 0x prefix into Go struct field"
      throw invalidArgument(0, `${cause} TransactionArgs.${member} of type hexutil.Bytes`)
    }
  }
  return call
}
