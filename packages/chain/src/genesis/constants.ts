const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array => encoder.encode(text)

/** The id of a VM or feature extension: its name, padded with zeros. */
const paddedId = (name: string): Uint8Array => {
  const id = new Uint8Array(32)
  id.set(utf8(name))
  return id
}

/** The id of 32 zeros: the P-Chain, the primary network, or no transaction. */
export const emptyID = new Uint8Array(32)
export const avmID = paddedId("avm")
export const evmID = paddedId("evm")
export const secp256k1fxID = paddedId("secp256k1fx")
export const nftfxID = paddedId("nftfx")
export const propertyfxID = paddedId("propertyfx")
