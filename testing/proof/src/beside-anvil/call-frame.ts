import type { Hex } from "@serac/devnet/evm"

/** A call in a trace, in the format of `callTracer`. */
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

/** The parts of a call on which two machines must agree: everything except the error texts. */
export interface CallFrame {
  readonly type: string
  readonly from: Hex
  readonly to: Hex | undefined
  readonly value: bigint
  readonly input: Hex
  readonly output: Hex
  /** The gas of a nested call. The receipt has the gas of the outermost call, for which anvil reports the sum of the block. */
  readonly gasUsed: bigint | undefined
  readonly failed: boolean
  readonly calls: readonly CallFrame[]
}

/** A call of a trace without the texts that differ by machine, and without the calls that only one machine reports. */
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
 * An Avalanche node does not report a call that failed before it began: the caller's balance was too low, calls were nested too deeply, or a
 * contract already existed at the address. Anvil does not report every self-destruct. The gas that either consumes is part of the gas
 * of its caller.
 */
function isReportedByBoth({ type, failed, gasUsed, output, calls }: CallFrame): boolean {
  const hasNothing = failed && output === "0x" && calls.length === 0
  return type !== "SELFDESTRUCT" && !(hasNothing && (gasUsed === 0n || type.startsWith("CREATE")))
}

/** The number of calls nested in a call. */
export const callsWithin = ({ calls }: CallFrame): number => calls.reduce((sum, call) => sum + 1 + callsWithin(call), 0)

/** The addresses that take part in a call and its nested calls. */
export function frameAddresses({ from, to, calls }: CallFrame): readonly Hex[] {
  return [from, ...(to === undefined ? [] : [to]), ...calls.flatMap(frameAddresses)]
}
