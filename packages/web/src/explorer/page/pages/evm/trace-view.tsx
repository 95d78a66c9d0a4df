import { checksum } from "ox/Address"
import type { ComponentChildren } from "preact"
import { useState } from "preact/hooks"
import { type TraceCall, type TraceLine, traceLines, traceSize } from "../../abi/trace.ts"
import { useEntries } from "../../abi/use-entries.ts"
import { catalogChain } from "../../data/catalog.ts"
import { hasReason, pageData } from "../../data/page-data.ts"
import { useData } from "../../data/use-data.ts"
import { grouped } from "../../format/decimals.ts"
import { quantityDigits } from "../../format/quantity.ts"
import { untrustedName } from "../../format/text.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Party } from "../../ui/links.tsx"
import { RawJson } from "../../ui/raw-json.tsx"
import { Show } from "../../ui/states.tsx"
import type { TracedTransaction } from "./view-props.ts"

/** Calls that are shown at once. */
const shownCalls = 200
/** Maximum indentation, in steps: a contract that calls itself a thousand times must not leave the page. */
const maxIndent = 12

interface TraceAnswer {
  readonly source: "archive" | "node"
  readonly trace: TraceCall | null
}

interface TraceViewProps extends TracedTransaction {
  /** The calls that moved funds, if no source has the trace. */
  readonly fallback: ComponentChildren
}

/** All calls of a transaction as a tree, with their gas, and the raw trace. */
export function TraceView({ chainId, hash, fallback }: TraceViewProps) {
  const loaded = useData(`trace ${chainId} ${hash}`, (signal) =>
    pageData<TraceAnswer>(`${chainId}/traces/${hash}`, signal),
  )
  return (
    <Show of={loaded}>
      {(answer) =>
        hasReason(answer) || !answer.trace ? (
          <>
            <p class="notice">
              Only calls that moved funds are shown: there is no trace
              {hasReason(answer) ? `, since ${answer.reason}` : ""}.
            </p>
            {fallback}
          </>
        ) : (
          <>
            <CallList chainId={chainId} trace={answer.trace} />
            <RawJson title={`Raw trace, from the ${answer.source}`} value={answer.trace} name={`trace-${hash}.json`} />
          </>
        )
      }
    </Show>
  )
}

function CallList({ chainId, trace }: { readonly chainId: string; readonly trace: TraceCall }) {
  const [shown, show] = useState(shownCalls)
  const lines = traceLines(trace, shown)
  const rest = traceSize(trace) - lines.length
  const find = useEntries(
    chainId,
    lines.map(({ call: { to = "", input } }) => ({ address: to, id: input.slice(0, 10) })),
  )
  return (
    <>
      <ol class="trace">
        {lines.map(({ call, depth }, at) => (
          <li key={at} class={`depth-${Math.min(depth, maxIndent)}`}>
            <CallLine chainId={chainId} call={call} depth={depth} method={methodOf(call, find)} />
          </li>
        ))}
      </ol>
      {rest <= 0 ? null : (
        <button type="button" class="button" onClick={() => show(shown + shownCalls)}>
          Show {grouped(Math.min(rest, shownCalls))} more of {grouped(rest)}
        </button>
      )}
    </>
  )
}

function methodOf({ type, to = "", input }: TraceCall, find: ReturnType<typeof useEntries>): string {
  if (type.startsWith("CREATE") || input.length < 10) return ""
  return untrustedName(find(to, input.slice(0, 10))?.name ?? input.slice(0, 10), 40)
}

interface CallLineProps extends TraceLine {
  readonly chainId: string
  readonly method: string
}

function CallLine({ chainId, call, depth, method }: CallLineProps) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  const { type, from, to, value, gas, gasUsed, error } = call
  const digits = quantityDigits(value)
  return (
    <>
      <Badge tone={type.startsWith("CREATE") ? "plum" : "plain"}>{untrustedName(type, 16)}</Badge>{" "}
      {depth === 0 ? (
        <>
          <Party chainId={chainId} party={{ address: checksummed(from) }} /> <span class="soft">to</span>{" "}
        </>
      ) : null}
      {to === undefined ? null : <Party chainId={chainId} party={{ address: checksummed(to) }} />}
      {method === "" ? null : <span class="method">{method}</span>}{" "}
      {digits === "0" ? null : <Amount digits={digits} decimals={decimals} symbol={symbol} />}{" "}
      <span class="soft">
        {grouped(quantityDigits(gasUsed))} of {grouped(quantityDigits(gas))} gas
      </span>{" "}
      {error === undefined ? null : <Badge tone="bad">{untrustedName(error, 80)}</Badge>}
    </>
  )
}

/** An address in mixed case, as the rest of the page has it; what is none stays as it is. */
function checksummed(address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? checksum(address as `0x${string}`) : address
}
