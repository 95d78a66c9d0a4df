import { Form } from "../fragment/form.ts"
import { hole } from "../fragment/hole.ts"
import { parties, placeTemplate } from "../fragment/pieces.ts"

const transaction = (sign: string, method: string) =>
  new Form(
    sign,
    `${placeTemplate},"chainId":"#"[,"blockMinDelayExcess":#]`,
    ',"blockIndex":#,"txHash":"0x#","txStatus":"#","txType":#,"gasLimit":"#","gasUsed":"#","gasPrice":"#","nonce":"#"' +
      `,${parties},"method":{${method}},"value":"#"}`,
  )

/** The forms of transactions, by what they do. A sign stays with its form for ever: it stands in stored rows. */
export const transactionForms = {
  /** Calls a contract by a selector. */
  methodCall: transaction("\u0002", `"callType":"CONTRACT_CALL","methodHash":"#"${hole.method}`),
  /** Calls a contract with too little data for a selector. */
  bareCall: transaction("\u0003", '"callType":"CONTRACT_CALL","methodHash":""'),
  nativeTransfer: transaction("\u0004", '"callType":"NATIVE_TRANSFER","methodHash":"","methodName":"Native Transfer"'),
  creation: transaction("\u0005", '"callType":"CONTRACT_CREATION","methodHash":"","methodName":"Contract Created"'),
} as const
