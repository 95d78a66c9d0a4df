import { parseAddress, parseEthAddress, parseNodeId } from "@serac/chain"

/** Node IDs, each once; undefined for none. The document's checks have seen to it that they are right. */
export function readNodeIds(texts: readonly string[] | undefined): readonly Uint8Array[] | undefined {
  return texts && eachOnce(texts.map(parseNodeId))
}

/** Addresses, each once, with or without a chain; undefined for none. They are right and of the network ({@link foreignAddresses}). */
export function readAddresses(texts: readonly string[] | undefined): readonly Uint8Array[] | undefined {
  return (
    texts && eachOnce(texts.map((text) => (text.startsWith("0x") ? parseEthAddress(text) : parseAddress(text).bytes)))
  )
}

function eachOnce(list: readonly Uint8Array[]): readonly Uint8Array[] {
  return [...new Map(list.map((bytes) => [Buffer.from(bytes).toString("latin1"), bytes])).values()]
}
