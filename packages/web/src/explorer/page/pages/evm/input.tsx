import { decodeCall } from "../../abi/decode.ts"
import { untrustedName } from "../../format/text.ts"
import { AbiValueView } from "../../ui/abi-value.tsx"
import { Copy } from "../../ui/copy.tsx"
import { Empty } from "../../ui/states.tsx"
import { DataTable } from "../../ui/table.tsx"

interface InputProps {
  readonly chainId: string
  readonly input: string
  /** Signature of the called function; empty if it is unknown. */
  readonly signature: string
}

/** The input data of a transaction: decoded parameters if the function is known, and the bytes. */
export function Input({ chainId, input, signature }: InputProps) {
  if (input === "0x") return <Empty>It was sent without input.</Empty>
  const parameters = decodeCall(signature, `0x${input.slice(10)}`)
  return (
    <>
      {signature === "" ? null : <p class="mono signature">{untrustedName(signature, 400)}</p>}
      {parameters === undefined || parameters.length === 0 ? null : (
        <DataTable
          caption="Parameters"
          rows={parameters.map((parameter, at) => ({ ...parameter, at }))}
          keyOf={({ at }) => String(at)}
          nothing=""
          columns={[
            { name: "No.", cell: ({ at }) => at },
            { name: "Type", cell: ({ type }) => <span class="mono">{untrustedName(type, 40)}</span> },
            {
              name: "Value",
              isLong: true,
              cell: ({ type, value }) => <AbiValueView chainId={chainId} type={type} value={value} />,
            },
          ]}
        />
      )}
      <Bytes hex={input} what="input" />
    </>
  )
}

/** Bytes in hexadecimal, wrapped over several lines. */
export function Bytes({ hex, what }: { readonly hex: string; readonly what: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by the keyboard.
    <section class="bytes" aria-label={`Bytes of the ${what}`} tabIndex={0}>
      <Copy text={hex} what={what} />
      <code>{hex}</code>
    </section>
  )
}
