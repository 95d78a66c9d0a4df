import { decodeContainer, encodeContainer, signContainer, stakingCertificate } from "@serac/chain"

// biome-ignore lint/suspicious/noExplicitAny: members of a decoded container of any type
type AnyContainer = any

/** Falsifies the envelope of a block; undefined if it has nothing to falsify. The chain's ID is 32 bytes. */
export type ContainerForgery = (bytes: Uint8Array, chainId: Uint8Array) => Uint8Array | undefined

const decoded = (bytes: Uint8Array): AnyContainer | undefined => {
  try {
    return { ...decodeContainer(bytes) }
  } catch {
    return undefined
  }
}

/** An envelope with changed members. A change returns whether there is anything to change. */
const enveloped =
  (change: (container: AnyContainer) => boolean): ContainerForgery =>
  (bytes) => {
    const container = decoded(bytes)
    return container !== undefined && change(container) ? encodeContainer(container) : undefined
  }

const hasSignature = ({ signature }: AnyContainer) => signature?.length > 0
const flippedAt = (bytes: Uint8Array, at: number) => bytes.with(at, (bytes[at] as number) ^ 1)
/** The key of a node that proposed nothing. */
const strangersKey = new Uint8Array(32).fill(7)

/** False envelopes, by what is false; the block in them is true. */
export const containerForgeries: Readonly<Record<string, ContainerForgery>> = {
  "the proposer's time": enveloped((container) => {
    if (container.timestamp === undefined) return false
    container.timestamp += 1n
    return true
  }),
  "the proposer's P-Chain height": enveloped((container) => {
    if (container.pChainHeight === undefined) return false
    container.pChainHeight += 1n
    return true
  }),
  "the proposer's certificate": enveloped((container) => {
    if (!hasSignature(container)) return false
    container.certificate = stakingCertificate(strangersKey)
    return true
  }),
  "the proposer's signature": enveloped((container) => {
    if (!hasSignature(container)) return false
    container.signature = flippedAt(container.signature, container.signature.length - 1)
    return true
  }),
  "a proposer that is not told": enveloped((container) => {
    if (!hasSignature(container)) return false
    container.certificate = new Uint8Array()
    container.signature = new Uint8Array()
    return true
  }),
  "another proposer, who signed": (bytes, chainId) => {
    const container = decoded(bytes)
    if (container === undefined || container.type === "option") return undefined
    const unsigned = { ...container, certificate: stakingCertificate(strangersKey), signature: new Uint8Array() }
    return signContainer(decodeContainer(encodeContainer(unsigned)), chainId, strangersKey)
  },
  "the parent of an envelope": enveloped((container) => {
    container.parentID = flippedAt(container.parentID, 3)
    return true
  }),
  "a block without its envelope": (bytes) => decoded(bytes)?.block,
  "the envelope of an option": (bytes) => {
    const container = decoded(bytes)
    if (container === undefined || container.type === "option") return undefined
    return encodeContainer({ type: "option", parentID: container.parentID, block: container.block })
  },
}

/** The envelope of another block. */
export function withBlock(bytes: Uint8Array, block: Uint8Array): Uint8Array {
  const container = decoded(bytes)
  return container === undefined ? block : encodeContainer({ ...container, block })
}

/** The block in an envelope, or the bare block. */
export const blockIn = (bytes: Uint8Array): Uint8Array => decoded(bytes)?.block ?? bytes
