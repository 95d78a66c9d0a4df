import { internalTransactionForm } from "../internal-transaction/internal-transaction-text.ts"
import { transactionForms } from "../transaction/transaction-text.ts"
import { transferForm } from "../transfer/transfer-text.ts"
import type { Form } from "./form.ts"

const forms: readonly Form[] = [...Object.values(transactionForms), transferForm, internalTransactionForm]

/** The forms, indexed by the code of their sign. */
export const formsBySign: readonly (Form | undefined)[] = Array.from({ length: 0x09 }, (_, code) =>
  forms.find(({ sign }) => sign.charCodeAt(0) === code),
)
