/** Views of the pages of transactions and addresses that load when their tab is chosen, as one file: each alone would split all the others. */
export { AbiView } from "./abi-view.tsx"
export { ApprovalsView } from "./approvals-view.tsx"
export { PendingView } from "./pending-view.tsx"
export { StateView } from "./state-view.tsx"
export { TraceView } from "./trace-view.tsx"
