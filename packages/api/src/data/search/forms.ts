import { type Address, formatHex, parseAddress, parseEthAddress, parseHex, parseId, parseNodeId } from "@serac/chain"
import type { Hex } from "@serac/store"
import { pastedTerm } from "./pasted-term.ts"

/** The possible meanings of a search text by its form: each present member is looked up. */
export interface Forms {
  readonly text: string
  /** A block number or height. */
  readonly height?: number
  /** 32 bytes, in hexadecimal or in CB58: any hash or ID. */
  readonly id?: Uint8Array
  /** An account or a contract of an EVM chain. */
  readonly account?: Hex
  /** An address in Bech32. */
  readonly address?: Address
  readonly nodeId?: string
  /** The beginning of a node ID. */
  readonly nodeIdStart?: string
  /** The beginning of the hash of a block or a transaction, in lower case. */
  readonly hashStart?: Hex
  /** The beginning of a name, of a word in it, or of a symbol: a text without another form, or plain digits. */
  readonly name?: string
}

/** Digits of 20 and of 32 bytes without `0x`. */
const bareHex = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i

/** At least six digits of the beginning of a hash; without `0x` one of them must be a number, since words are names. */
const hashStart = /^(?:0x[0-9a-f]{6,63}|(?=[a-f]*[0-9])(?=[0-9]*[a-f])[0-9a-f]{6,63})$/i

/** Parses the possible meanings of a text, which may be the URL of a page that shows it. */
export function formsOf(query: string): Forms {
  const pasted = pastedTerm(query)
  const text = bareHex.test(pasted) ? `0x${pasted}` : pasted
  if (/^[0-9]+$/.test(text)) {
    const height = Number(text)
    return { text, name: text, ...(Number.isSafeInteger(height) && { height }) }
  }
  if (/^0x[0-9a-f]{64}$/i.test(text)) return { text, id: parseHex(`0x${text.slice(2)}`, "hexnc") }
  if (/^0x[0-9a-f]{40}$/i.test(text)) {
    const bytes = parsedOrUndefined(parseEthAddress, text.toLowerCase())
    return bytes === undefined ? { text } : { text, account: formatHex(bytes, "hexnc") as Hex }
  }
  for (const nodeId of [text, `NodeID-${text}`])
    if (parsedOrUndefined(parseNodeId, nodeId) !== undefined) return { text, nodeId }
  if (/^NodeID-[1-9A-HJ-NP-Za-km-z]{2,}$/.test(text)) return { text, nodeIdStart: text }
  const id = parsedOrUndefined(parseId, text)
  if (id !== undefined) return { text, id }
  const address = parsedOrUndefined(parseAddress, text)
  if (address !== undefined) return { text, address }
  const start = hashStart.test(text) ? text.toLowerCase().replace(/^(?:0x)?/, "0x") : undefined
  return { text, name: text, ...(start !== undefined && { hashStart: start as Hex }) }
}

function parsedOrUndefined<Value>(parse: (text: string) => Value, text: string): Value | undefined {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
