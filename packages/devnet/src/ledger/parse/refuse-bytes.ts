import { CodecError } from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"

const maxByteArray = 256 * 1024
const insufficient = "packer has insufficient length for input"

const goTypeNames: Readonly<Record<string, string>> = {
  "a transaction": "txs.UnsignedTx",
  "a block": "block.Block",
  "an output": "avax.TransferableOut",
  "an input": "avax.TransferableIn",
  "an operation": "fxs.FxOperation",
  "a credential": "verify.Verifiable",
}

/**
 * Decodes bytes, and throws the node's error text if they are malformed.
 *
 * @throws {LedgerError}
 */
export function parseBytes<T>(bytes: Uint8Array, decode: (bytes: Uint8Array) => T): T {
  try {
    return decode(bytes)
  } catch (error) {
    if (error instanceof CodecError) throw new LedgerError(codecErrorText(error, bytes))
    throw error
  }
}

function codecErrorText({ code, rule, offset = 0 }: CodecError, bytes: Uint8Array): string {
  switch (code) {
    case "truncated":
      return bytes.length < 2 ? "couldn't unpack codec version" : insufficient
    case "trailing-bytes":
      return `trailing buffer space: read ${offset} provided ${bytes.length}`
    case "too-large":
      return `byte array exceeds maximum length: ${bytes.length} > ${maxByteArray}`
    case "unknown-version":
      return "unknown codec version"
    case "unknown-type":
      return `couldn't unmarshal interface: unknown type ID ${numberIn(rule)}`
    case "wrong-type": {
      const [, name = "", place = ""] = /is (\S+), (.+) belongs here/.exec(rule) ?? []
      const type = name.includes(".") ? name : `${name.endsWith("Block") ? "block" : "txs"}.${name}`
      return `couldn't unmarshal interface: *${type} does not implement interface ${goTypeNames[place] ?? "verify.State"}`
    }
    case "invalid-count":
      return `max slice length exceeded; array length, ${numberIn(rule)}, exceeds maximum length, ${2 ** 31 - 1}`
    default:
      return `couldn't unmarshal: ${rule}`
  }
}

const numberIn = (rule: string): string => /\d+/.exec(rule)?.[0] ?? ""
