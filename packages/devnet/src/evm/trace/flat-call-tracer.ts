import type { Hex } from "../codec/hex.ts"
import type { CallFrame } from "./call-tracer.ts"

/** The location of a traced transaction; all null for a call without a transaction. */
export interface TraceContext {
  readonly blockHash: Hex | null
  readonly blockNumber: number
  readonly transactionHash: Hex | null
  readonly transactionPosition: number
}

/** Options of the flat call tracer. */
export interface FlatCallOptions {
  /** Whether errors have Parity's texts. Default: false. */
  readonly convertParityErrors?: boolean | undefined
  /** Whether calls of precompiles are included. Default: false. */
  readonly includePrecompiles?: boolean | undefined
}

/** A call in the format of the node's `flatCallTracer`. */
export interface FlatCall extends TraceContext {
  readonly action: Readonly<Record<string, Hex | string | undefined>>
  readonly error?: string
  readonly result?: Readonly<Record<string, Hex | undefined>>
  readonly subtraces: number
  readonly traceAddress: readonly number[]
  readonly type: "call" | "create" | "suicide"
}

const reverted = "execution reverted"
const parityErrors: readonly (readonly [begins: string, parity: string])[] = [
  ["contract creation code storage out of gas", "Out of gas"],
  ["out of gas", "Out of gas"],
  ["gas uint64 overflow", "Out of gas"],
  ["max code size exceeded", "Out of gas"],
  ["invalid jump destination", "Bad jump destination"],
  [reverted, "Reverted"],
  ["return data out of bounds", "Out of bounds"],
  ["stack limit reached 1024 (1023)", "Out of stack"],
  ["precompiled failed", "Built-in failed"],
  ["invalid input length", "Built-in failed"],
  ["invalid opcode:", "Bad instruction"],
  ["stack underflow", "Stack underflow"],
]

/** A call and all calls in it as one list, each before those that it made. */
export function flatCalls(
  frame: CallFrame,
  place: TraceContext,
  precompiles: ReadonlySet<Hex>,
  options: FlatCallOptions = {},
): readonly FlatCall[] {
  const flat: FlatCall[] = []
  // An explicit stack instead of recursion: calls are up to 1,024 deep.
  const left: [CallFrame, readonly number[]][] = [[frame, []]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [call, traceAddress] = next
    const isShown = ({ type, to }: CallFrame) =>
      options.includePrecompiles === true ||
      !(type === "CALL" || type === "STATICCALL") ||
      to === undefined ||
      !precompiles.has(to)
    const calls = (call.calls ?? []).filter(isShown)
    flat.push(flatCall(call, { ...place, subtraces: calls.length, traceAddress }, options))
    for (const [index, inner] of [...calls.entries()].reverse()) left.push([inner, [...traceAddress, index]])
  }
  return flat
}

function flatCall(
  { error, ...call }: CallFrame,
  {
    blockHash,
    blockNumber,
    subtraces,
    traceAddress,
    transactionHash,
    transactionPosition,
  }: TraceContext & Pick<FlatCall, "subtraces" | "traceAddress">,
  { convertParityErrors }: FlatCallOptions,
): FlatCall {
  const { type, action, result } = shapeOf(call)
  const told = convertParityErrors === true && error !== undefined ? parityError(error) : error
  const isLost = error !== undefined && error !== reverted
  return {
    action,
    blockHash,
    blockNumber,
    ...(told === undefined ? {} : { error: told }),
    ...(result === undefined || isLost ? {} : { result }),
    subtraces,
    traceAddress,
    transactionHash,
    transactionPosition,
    type,
  }
}

function shapeOf({
  type,
  from,
  to,
  gas,
  gasUsed,
  input,
  output = "0x",
  value = "0x0",
}: CallFrame): Pick<FlatCall, "type" | "action" | "result"> {
  if (type === "SELFDESTRUCT") return { type: "suicide", action: { address: from, balance: value, refundAddress: to } }
  if (type.startsWith("CREATE"))
    return {
      type: "create",
      action: { from, gas, init: input, value },
      result: { ...(to === undefined ? {} : { address: to }), code: output, gasUsed },
    }
  return {
    type: "call",
    action: { callType: type.toLowerCase(), from, gas, input, to, value },
    result: { gasUsed, output },
  }
}

const parityError = (error: string): string => parityErrors.find(([begins]) => error.startsWith(begins))?.[1] ?? error
