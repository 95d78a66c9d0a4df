import type { AbiValue } from "../abi/decode.ts"
import { untrustedText } from "../format/text.ts"
import { Party } from "./links.tsx"

interface AbiValueProps {
  readonly chainId: string
  readonly type: string
  readonly value: AbiValue
}

/** A value of a call or an event; an address leads to its page. */
export function AbiValueView({ chainId, type, value }: AbiValueProps) {
  if (typeof value === "boolean") return <span class="mono">{String(value)}</span>
  if (typeof value === "string") {
    if (type === "address") return <Party chainId={chainId} party={{ address: value }} isWhole />
    return <span class="mono value">{value === "" ? "(empty)" : untrustedText(value, 4_000)}</span>
  }
  const types = partTypes(type, value.length)
  if (value.length === 0) return <span class="soft">(none)</span>
  return (
    <ol class="values" start={0}>
      {value.map((part, at) => (
        <li key={at}>
          <AbiValueView chainId={chainId} type={types[at] ?? ""} value={part} />
        </li>
      ))}
    </ol>
  )
}

/** The types of the parts of a list or a tuple; only addresses matter, and tuples within tuples are told by their brackets. */
function partTypes(type: string, count: number): readonly string[] {
  const list = /^(.*)\[\d*\]$/s.exec(type)
  if (list !== null) return new Array<string>(count).fill(list[1] ?? "")
  const parts: string[] = [""]
  let depth = 0
  for (const character of type.slice(1, -1)) {
    if (character === "(") depth++
    if (character === ")") depth--
    if (character === "," && depth === 0) parts.push("")
    else parts[parts.length - 1] += character
  }
  return parts
}
