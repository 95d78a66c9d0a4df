import type { TypedValue } from "../abi/decode.ts"
import { untrustedText } from "../format/text.ts"
import { Party } from "./links.tsx"

interface AbiValueProps extends TypedValue {
  readonly chainId: string
}

/** A decoded value; an address is a link to its page. */
export function AbiValueView({ chainId, type, value }: AbiValueProps) {
  if (typeof value === "boolean") return <span class="mono">{String(value)}</span>
  if (typeof value === "string") {
    if (type === "address") return <Party chainId={chainId} party={{ address: value }} isWhole />
    return <span class="mono value">{value === "" ? "(empty)" : untrustedText(value, 4_000)}</span>
  }
  if (value.length === 0) return <span class="soft">(none)</span>
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
