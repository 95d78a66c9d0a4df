import { parseAddress, parseId, parseNodeId } from "@serac/chain"
import { checksumAddress } from "../render/address.ts"

/** Forms of texts with a checksum, with their names and what tells whether it is right. */
const checked: readonly (readonly [form: RegExp, name: string, isRight: (text: string) => boolean])[] = [
  [/^0x[0-9a-f]{40}$/i, "an address (EIP-55)", isChecksummed],
  [/^NodeID-[1-9A-HJ-NP-Za-km-z]{30,}$/, "a node ID", parses(parseNodeId)],
  [/^[A-Za-z]+-[a-z]{1,20}1[a-z0-9]{38}$/, "an address in Bech32", parses(parseAddress)],
  [/^[1-9A-HJ-NP-Za-km-z]{48,52}$/, "an ID", parses(parseId)],
]

/** What is wrong with a text that has a checksum, as a sentence; undefined where nothing is, or it has no checksum. */
export function mistakeIn(text: string): string | undefined {
  const [, name] = checked.find(([form, , isRight]) => form.test(text) && !isRight(text)) ?? []
  return name && `This has the form of ${name}, and its checksum is wrong: one of its characters is another.`
}

/** An address in one case has no checksum. */
function isChecksummed(text: string): boolean {
  const digits = text.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || checksumAddress(text).slice(2) === digits
}

function parses(parse: (text: string) => unknown): (text: string) => boolean {
  return (text) => {
    try {
      parse(text)
      return true
    } catch {
      return false
    }
  }
}
