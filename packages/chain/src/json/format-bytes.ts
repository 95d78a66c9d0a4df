import { base64 } from "@scure/base"
import type { Format } from "../codec/schema.ts"
import { formatAddress } from "../text/address.ts"
import { formatHex } from "../text/hex.ts"
import { formatId, formatShortId } from "../text/id.ts"
import { formatNodeId } from "../text/node-id.ts"
import { goString } from "./go-string.ts"

/** The chain and network of addresses; without it, they are short ids, as in the node's JSON outside of a chain. */
export interface AddressContext {
  readonly chain: string
  readonly hrp: string
}

const hex = (bytes: Uint8Array): string => formatHex(bytes, "hexnc")

/** Formats bytes as in the node's JSON. */
export const formatBytes = (bytes: Uint8Array, format: Format, context: AddressContext | undefined): string => {
  switch (format) {
    case "id":
      return `"${formatId(bytes)}"`
    case "nodeID":
      return `"${formatNodeId(bytes)}"`
    case "address":
      return context === undefined
        ? `"${formatShortId(bytes)}"`
        : `"${formatAddress(bytes, context.hrp, context.chain)}"`
    case "shortID":
      return `"${formatShortId(bytes)}"`
    case "hex":
      return `"${hex(bytes)}"`
    case "base64":
      return `"${base64.encode(bytes)}"`
    case "numbers":
      return `[${bytes.join()}]`
    case "text":
      return goString(bytes)
  }
}
