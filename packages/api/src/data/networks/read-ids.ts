import { parseAddress, parseEthAddress, parseNodeId } from "@serac/chain"

/** Parses node IDs without duplicates; undefined for none. The document's checks have validated them. */
export function readNodeIds(texts: readonly string[] | undefined): readonly Uint8Array[] | undefined {
  return texts && eachOnce(texts.map(parseNodeId))
}

/**
 * Parses addresses without duplicates, with or without a chain prefix; undefined for none. They are validated and of the network ({@link
 * foreignAddresses}).
 */
export function readAddresses(texts: readonly string[] | undefined): readonly Uint8Array[] | undefined {
  return (
    texts && eachOnce(texts.map((text) => (text.startsWith("0x") ? parseEthAddress(text) : parseAddress(text).bytes)))
  )
}

function eachOnce(list: readonly Uint8Array[]): readonly Uint8Array[] {
  return [...new Map(list.map((bytes) => [Buffer.from(bytes).toString("latin1"), bytes])).values()]
}
