/** A call of a trace by `callTracer`. */
export interface TraceCall {
  readonly type: string
  readonly from: string
  /** Absent for a creation that failed. */
  readonly to?: string
  /** Hexadecimal quantities. */
  readonly value?: string
  readonly gas: string
  readonly gasUsed: string
  readonly input: string
  readonly output?: string
  readonly error?: string
  readonly calls?: readonly TraceCall[]
}

/** A call with its depth: 0 for the transaction's own. */
export interface TraceLine {
  readonly call: TraceCall
  readonly depth: number
}

/** The calls of a trace in the order of their start, to a limit. A trace can be a thousand calls deep, so it is walked without recursion. */
export function traceLines(trace: TraceCall, limit: number): readonly TraceLine[] {
  const lines: TraceLine[] = []
  const open: TraceLine[] = [{ call: trace, depth: 0 }]
  while (open.length > 0 && lines.length < limit) {
    const line = open.pop() as TraceLine
    lines.push(line)
    const { calls = [] } = line.call
    for (let at = calls.length - 1; at >= 0; at--) open.push({ call: calls[at] as TraceCall, depth: line.depth + 1 })
  }
  return lines
}

/** The number of calls of a trace. */
export function traceSize(trace: TraceCall): number {
  return traceLines(trace, Number.POSITIVE_INFINITY).length
}
