import type { ComponentChildren } from "preact"
import { LazyPart } from "../../code/lazy-part.tsx"
import { appLocation } from "../../router/location.ts"
import type { AddressListProps, TracedTransaction } from "./view-props.ts"

const loadViews = () => import("./views-on-demand.ts")

// The code of a tab that a link leads to loads while the page's data does. A failure is told by the part that needs the code.
if (["internal", "state", "approvals", "pending", "abi"].includes(appLocation.value.query.get("tab") ?? ""))
  loadViews().catch(() => {})

/** All calls of a transaction, by its trace. */
export function TraceTab(props: TracedTransaction & { readonly fallback: ComponentChildren }) {
  return <LazyPart load={loadViews} choose={({ TraceView }) => TraceView} props={props} />
}

/** What a transaction changed in the state of accounts. */
export function StateTab(props: TracedTransaction) {
  return <LazyPart load={loadViews} choose={({ StateView }) => StateView} props={props} />
}

/** What others may spend of an address's tokens. */
export function ApprovalsTab(props: AddressListProps) {
  return <LazyPart load={loadViews} choose={({ ApprovalsView }) => ApprovalsView} props={props} />
}

/** The transactions of an address that no block has yet. */
export function PendingTab(props: AddressListProps) {
  return <LazyPart load={loadViews} choose={({ PendingView }) => PendingView} props={props} />
}

/** The ABI that the reader gives a contract. */
export function AbiTab(props: Omit<AddressListProps, "version">) {
  return <LazyPart load={loadViews} choose={({ AbiView }) => AbiView} props={props} />
}
