import { useState } from "preact/hooks"
import { type StateChange, stateChanges, type TracedState } from "../../abi/state-diff.ts"
import { catalogChain } from "../../data/catalog.ts"
import { hasReason, pageData } from "../../data/page-data.ts"
import { useData } from "../../data/use-data.ts"
import { grouped } from "../../format/decimals.ts"
import { quantityDigits } from "../../format/quantity.ts"
import { Amount } from "../../ui/amount.tsx"
import { Party } from "../../ui/links.tsx"
import { RawJson } from "../../ui/raw-json.tsx"
import { Empty, Show } from "../../ui/states.tsx"
import { DataTable } from "../../ui/table.tsx"
import type { TracedTransaction } from "./view-props.ts"

/** Changes that are shown at once. */
const shownChanges = 100

interface StateAnswer {
  readonly state: { readonly pre: TracedState; readonly post: TracedState } | null
}

/** What a transaction changed: balances, nonces, code and storage, before and after. */
export function StateView({ chainId, hash }: TracedTransaction) {
  const loaded = useData(`state ${chainId} ${hash}`, (signal) =>
    pageData<StateAnswer>(`${chainId}/states/${hash}`, signal),
  )
  return (
    <Show of={loaded}>
      {(answer) =>
        hasReason(answer) || !answer.state ? (
          <Empty>
            What it changed is not known: a node executes the transaction again for that
            {hasReason(answer) ? `, and ${answer.reason}` : ""}.
          </Empty>
        ) : (
          <>
            <Changes chainId={chainId} changes={stateChanges(answer.state.pre, answer.state.post)} />
            <RawJson
              title="Raw difference of the states, from the node"
              value={answer.state}
              name={`state-${hash}.json`}
            />
          </>
        )
      }
    </Show>
  )
}

function Changes({ chainId, changes }: { readonly chainId: string; readonly changes: readonly StateChange[] }) {
  const [shown, show] = useState(shownChanges)
  return (
    <>
      <DataTable
        caption="Changes of the state"
        rows={changes.slice(0, shown)}
        keyOf={({ address, kind, slot = "" }) => `${address} ${kind} ${slot}`}
        nothing="It changed nothing."
        columns={[
          { name: "Account", cell: ({ address }) => <Party chainId={chainId} party={{ address }} /> },
          {
            name: "What",
            isLong: true,
            cell: ({ kind, slot }) => (slot === undefined ? kind : <span class="mono value">{slot}</span>),
          },
          { name: "Before", cell: ({ kind, before }) => <StateValue chainId={chainId} kind={kind} value={before} /> },
          { name: "After", cell: ({ kind, after }) => <StateValue chainId={chainId} kind={kind} value={after} /> },
        ]}
      />
      {changes.length <= shown ? null : (
        <button type="button" class="button" onClick={() => show(shown + shownChanges)}>
          Show more of {grouped(changes.length - shown)}
        </button>
      )}
    </>
  )
}

interface StateValueProps {
  readonly chainId: string
  readonly kind: StateChange["kind"]
  readonly value: string | undefined
}

function StateValue({ chainId, kind, value }: StateValueProps) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  if (value === undefined) return <span class="soft">{kind === "code" ? "none" : "0"}</span>
  if (kind === "balance") return <Amount digits={quantityDigits(value)} decimals={decimals} symbol={symbol} />
  if (kind === "code") return <>{grouped(value.length / 2 - 1)} bytes</>
  return <span class={kind === "storage" ? "mono value" : ""}>{value}</span>
}
