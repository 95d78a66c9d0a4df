import type { TypedValue } from "../abi/decode.ts"
import { printableText, untrustedName, untrustedText } from "../format/text.ts"
import { Party } from "./links.tsx"

interface AbiValueProps extends TypedValue {
  readonly chainId: string
}

/** A decoded value; an address is a link to its page, bytes that are text are shown as text too. */
export function AbiValueView({ chainId, type, value }: AbiValueProps) {
  if (typeof value === "boolean") return <span class="mono">{String(value)}</span>
  if (typeof value === "string") {
    if (type === "address") return <Party chainId={chainId} party={{ address: value }} isWhole />
    return (
      <>
        <span class="mono value">{value === "" ? "(empty)" : untrustedText(value, 4_000)}</span>
        {type.startsWith("bytes") ? <TextInBytes hex={value} /> : null}
      </>
    )
  }
  if (value.length === 0) return <span class="soft">(none)</span>
  // The members of a tuple have names; the items of a list have numbers.
  if (value.some(({ name }) => name !== undefined)) return <Parameters chainId={chainId} values={value} />
  return (
    <ol class="values" start={0}>
      {value.map((part, at) => (
        <li key={at}>
          <AbiValueView chainId={chainId} {...part} />
        </li>
      ))}
    </ol>
  )
}

/** Values with their names and types, one below the other. */
export function Parameters({ chainId, values }: { readonly chainId: string; readonly values: readonly TypedValue[] }) {
  return (
    <dl class="parameters">
      {values.map(({ name = "", type, value }, at) => (
        <div key={at}>
          <dt>
            {untrustedName(name, 60) || at} <span class="mono">{type.startsWith("(") ? "tuple" : type}</span>
          </dt>
          <dd>
            <AbiValueView chainId={chainId} type={type} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Zeros at the end of a text in 32 bytes. */
const padding = /(00)+$/

/** The text in bytes, if they are readable text of at least two characters. */
export function TextInBytes({ hex }: { readonly hex: string }) {
  const text = printableText(hex.replace(padding, (zeros) => zeros.slice(0, zeros.length % 2)))
  if (text === undefined || text.trim().length < 2) return null
  return (
    <span class="text-in-bytes">
      <span class="soft">as text: </span>
      <bdi>{untrustedText(text, 1_000)}</bdi>
    </span>
  )
}
