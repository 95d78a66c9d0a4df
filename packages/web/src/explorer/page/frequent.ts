import { useCode } from "./code/use-code.ts"
import { useChanges } from "./data/follow.ts"
import { exactAmount } from "./format/decimals.ts"
import { BlockTable } from "./pages/evm/block-table.tsx"
import { TransactionTable } from "./pages/evm/transaction-table.tsx"
import { ChainStates } from "./pages/overview/chain-states.tsx"
import { LoadPlots } from "./plot/load-plots.tsx"
import { PageHead } from "./ui/page-head.tsx"
import { Panel } from "./ui/panel.tsx"
import { ResultLine } from "./ui/result-line.tsx"

/** What most pages or the overview need. The bundler makes one file of it: see `frequentCode`. */
export const frequent = {
  parts: [
    useCode,
    useChanges,
    exactAmount,
    LoadPlots,
    BlockTable,
    TransactionTable,
    ChainStates,
    PageHead,
    Panel,
    ResultLine,
  ],
}
