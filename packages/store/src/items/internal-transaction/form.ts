import { Form } from "../fragment/form.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"

/**
 * A call below a transaction that sent native funds, or created a contract. The sign stays with the form for ever: it stands in stored
 * rows.
 */
export const internalTransactionForm = new Form(
  "\u0007",
  placeTemplate,
  `,"txHash":"0x#",${parties},"internalTxType":"#","value":"#","isReverted":#,"gasUsed":"#","gasLimit":"#"}`,
)
