import type { FindEntry } from "../../abi/abi-entry.ts"
import { decodeParameters } from "../../abi/decode.ts"
import type { WholeTransaction } from "../../data/schemas.ts"
import { untrustedName } from "../../format/text.ts"
import { Parameters } from "../../ui/abi-value.tsx"
import { Copy } from "../../ui/copy.tsx"

type Failed = WholeTransaction["nativeTransaction"]
type Reason = NonNullable<Failed["revertReason"]>

/** The selector of Solidity's `Panic(uint256)`. */
const panicSelector = "0x4e487b71"

interface WhyFailedProps {
  readonly chainId: string
  readonly transaction: Failed
  readonly find: FindEntry
}

/** The reason of a failed transaction: from its trace, or else from the transaction. */
export function WhyFailed({ chainId, transaction, find }: WhyFailedProps) {
  const { revertReason: reason, to } = transaction
  if (reason === undefined) return <WithoutTrace transaction={transaction} />
  const { message, data = "" } = reason
  const entry = message === undefined ? find(to?.address ?? "", data.slice(0, 10)) : undefined
  const values = entry && decodeParameters(entry.inputs, `0x${data.slice(10)}`)
  if (entry === undefined || values === undefined) return <RevertMessage reason={reason} />
  return (
    <>
      The contract’s own error <span class="mono">{untrustedName(entry.name)}</span>
      <span class="soft"> ({untrustedName(reason.error, 256)})</span>
      <Copy text={data} what="what the contract gave back" />
      <Parameters chainId={chainId} values={values} />
    </>
  )
}

function RevertMessage({ reason: { error, message, data } }: { readonly reason: Reason }) {
  const words = untrustedName(error, 256)
  return (
    <>
      {message === undefined ? (
        capitalised(words)
      ) : (
        <>
          {data?.startsWith(panicSelector) ? "Panic: " : "The contract said: "}
          <bdi>{untrustedName(message, 1_024)}</bdi>
          <span class="soft"> ({words})</span>
        </>
      )}
      {data === undefined ? null : (
        <>
          {message === undefined && data.length >= 10 && (
            <>
              , with the contract’s own error <span class="mono">{data.slice(0, 10)}</span>
            </>
          )}
          <Copy text={data} what="what the contract gave back" />
        </>
      )}
    </>
  )
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The reason without a trace: the node's error for the same call. */
function WithoutTrace({ transaction }: { readonly transaction: Failed }) {
  const { from, to, value, input, gasUsed, gasLimit, blockNumber } = transaction
  if (gasUsed === gasLimit) return <>It used all the gas that it was given: most likely it ran out of it.</>
  const hex = (digits: string) => `0x${BigInt(digits).toString(16)}`
  const call = { from: from.address, ...(to && { to: to.address }), value: hex(value), gas: hex(gasLimit), input }
  const params = [call, hex(String(BigInt(blockNumber) - 1n))]
  return (
    <>
      What it called refused it. The words of the refusal are not indexed; a node tells them when it is asked for the
      same call
      <Copy text={JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params })} what="the call for a node" />
    </>
  )
}
