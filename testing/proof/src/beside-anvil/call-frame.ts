import type { Hex } from "@serac/devnet/evm"

/** A call of a trace, as `callTracer` writes it. */
export interface TracedCall {
  readonly type: string
  readonly from: Hex
  readonly to?: Hex
  readonly value?: Hex
  readonly input: Hex
  readonly output?: Hex
  readonly gasUsed: Hex
  readonly error?: string
  readonly calls?: readonly TracedCall[]
}

/** What two machines must agree on of a call: all but the words in which it failed. */
export interface CallFrame {
  readonly type: string
  readonly from: Hex
  readonly to: Hex | undefined
  readonly value: bigint
  readonly input: Hex
  readonly output: Hex
  /** Of a call within another one: what the first consumed is in the receipt, and anvil has the sum of the block there. */
  readonly gasUsed: bigint | undefined
  readonly failed: boolean
  readonly calls: readonly CallFrame[]
}

/** A call of a trace without what machines put in their own words, and without calls of which only one of them tells. */
export function callFrame(call: TracedCall, isFirst = true): CallFrame {
  const { type, from, to, value, input, output, gasUsed, error, calls = [] } = call
  return {
    ...{ type, from, to, input, gasUsed: isFirst ? undefined : BigInt(gasUsed), value: BigInt(value ?? 0) },
    ...{
      output: output ?? "0x",
      failed: error !== undefined,
      calls: calls.map((one) => callFrame(one, false)).filter(isReportedByBoth),
    },
  }
}

/**
 * A node of Avalanche tells of no call that failed before it began: its caller had not what it gives, calls were too deep, or there
 * was a contract already at the address. Anvil does not tell of everything that destroys itself. What either consumes is in the gas
 * of its caller.
 */
function isReportedByBoth({ type, failed, gasUsed, output, calls }: CallFrame): boolean {
  const hasNothing = failed && output === "0x" && calls.length === 0
  return type !== "SELFDESTRUCT" && !(hasNothing && (gasUsed === 0n || type.startsWith("CREATE")))
}

/** How many calls there are within one. */
export const callsWithin = ({ calls }: CallFrame): number => calls.reduce((sum, call) => sum + 1 + callsWithin(call), 0)

/** The addresses that take part in a call and its nested calls. */
export function frameAddresses({ from, to, calls }: CallFrame): readonly Hex[] {
  return [from, ...(to === undefined ? [] : [to]), ...calls.flatMap(frameAddresses)]
}
