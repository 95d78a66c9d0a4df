import { Form } from "./form.ts"
import { hole } from "./hole.ts"

const place = '{"blockNumber":"#","blockTimestamp":#[,"blockTimestampMilliseconds":#],"blockHash":"0x#"'
const sender = `"from":{"address":"#"${hole.party}}`
const receiver = `"to":{"address":"#"${hole.party}}`

const transaction = (sign: string, method: string) =>
  new Form(
    sign,
    `${place},"chainId":"#"[,"blockMinDelayExcess":#]`,
    ',"blockIndex":#,"txHash":"0x#","txStatus":"#","txType":#,"gasLimit":"#","gasUsed":"#","gasPrice":"#","nonce":"#"' +
      `,${sender},${receiver},"method":{${method}},"value":"#"}`,
  )

/** The forms of stored items, by what they are. A sign stays with its form for ever: it stands in stored rows. */
export const forms = {
  /** A transaction that calls a contract by a selector. */
  methodCall: transaction("\u0002", `"callType":"CONTRACT_CALL","methodHash":"#"${hole.method}`),
  /** A transaction that calls a contract with too little data for a selector. */
  bareCall: transaction("\u0003", '"callType":"CONTRACT_CALL","methodHash":""'),
  nativeTransfer: transaction("\u0004", '"callType":"NATIVE_TRANSFER","methodHash":"","methodName":"Native Transfer"'),
  creation: transaction("\u0005", '"callType":"CONTRACT_CREATION","methodHash":"","methodName":"Contract Created"'),
  /** A transfer of any token; one of an ERC-721 token has no value. */
  transfer: new Form("\u0006", place, `,"txHash":"0x#",${sender},${receiver},"logIndex":#[,"value":"#"]${hole.token}}`),
  /** A call below a transaction that sent native funds, or created a contract. */
  internalTransaction: new Form(
    "\u0007",
    place,
    `,"txHash":"0x#",${sender},${receiver},"internalTxType":"#","value":"#","isReverted":#,"gasUsed":"#","gasLimit":"#"}`,
  ),
} as const

/** The forms at the codes of their signs. */
export const formsBySign: readonly (Form | undefined)[] = Array.from({ length: 0x09 }, (_, code) =>
  Object.values(forms).find(({ sign }) => sign.charCodeAt(0) === code),
)
