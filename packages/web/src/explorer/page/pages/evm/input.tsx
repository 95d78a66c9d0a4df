import type { AbiEntry } from "../../abi/abi-entry.ts"
import { abiTypeName, decodeCall, decodeParameters } from "../../abi/decode.ts"
import { untrustedName } from "../../format/text.ts"
import { Parameters, TextInBytes } from "../../ui/abi-value.tsx"
import { Copy } from "../../ui/copy.tsx"
import { Empty } from "../../ui/states.tsx"

interface InputProps {
  readonly chainId: string
  readonly input: string
  /** Signature of the called function; empty if it is unknown. */
  readonly signature: string
  /** The function by an ABI, whose parameters have names. */
  readonly entry?: AbiEntry | undefined
}

/** The input data of a transaction: decoded parameters if the function is known, and the bytes. */
export function Input({ chainId, input, signature, entry }: InputProps) {
  if (input === "0x") return <Empty>It was sent without input.</Empty>
  const data = `0x${input.slice(10)}`
  const named = entry && decodeParameters(entry.inputs, data)
  const parameters = named ?? decodeCall(signature, data)
  const title = named === undefined ? signature : entry === undefined ? "" : declarationOf(entry)
  return (
    <>
      {title === "" ? null : <p class="mono signature">{untrustedName(title, 600)}</p>}
      {parameters === undefined || parameters.length === 0 ? null : (
        <Parameters chainId={chainId} values={parameters} />
      )}
      {parameters === undefined ? <TextInBytes hex={input} /> : null}
      <Bytes hex={input} what="input" />
    </>
  )
}

/** The declaration of a function with the names of its parameters: `transfer(address to, uint256 value)`. */
export function declarationOf({ name, inputs }: AbiEntry): string {
  return `${name}(${inputs.map((input) => `${abiTypeName(input)} ${input.name ?? ""}`.trim()).join(", ")})`
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
