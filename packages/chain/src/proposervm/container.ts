import { type Hash, type HashOptions, hashFunction } from "../codec/hash.ts"
import type { Encodable } from "../codec/schema.ts"
import { decodeVersioned, encode } from "../codec/versioned.ts"
import { nodeIdOfCertificate } from "../crypto/address.ts"
import { certifiedKey } from "./certificate.ts"
import { type ContainerFields, containerSchema } from "./container-schema.ts"

/** The members that decoding adds to the fields of a container. */
export interface ContainerIdentity {
  /** The container's id for the index API and consensus: the sha256 of `unsignedBytes`. */
  readonly id: Uint8Array
  /** The bytes that were decoded. */
  readonly bytes: Uint8Array
  /** The bytes without the signature and its length; all bytes for an option. */
  readonly unsignedBytes: Uint8Array
  /** The node id (20 bytes) of the proposer; `undefined` for an unsigned block. */
  readonly proposer: Uint8Array | undefined
}

/**
 * The unit of consensus: a chain's block in the envelope of its proposer. `block` is the block's bytes, `timestamp` (Unix
 * seconds) when it was proposed, `pChainHeight` the P-Chain's height known to the proposer. An `option` is the decision on
 * the proposal before it, and has no envelope of its own.
 */
export type Container = ContainerFields & ContainerIdentity

class DecodedContainer implements ContainerIdentity {
  readonly bytes: Uint8Array
  readonly #signature: Uint8Array | undefined
  readonly #certificate: Uint8Array
  readonly #sha256: Hash
  #id: Uint8Array | undefined

  constructor(fields: ContainerFields, bytes: Uint8Array, sha256: Hash) {
    this.bytes = bytes
    this.#sha256 = sha256
    this.#signature = fields.type === "option" ? undefined : fields.signature
    this.#certificate = fields.type === "option" ? new Uint8Array() : fields.certificate
    Object.assign(this, fields)
  }

  get unsignedBytes(): Uint8Array {
    const signature = this.#signature
    return signature === undefined ? this.bytes : this.bytes.subarray(0, this.bytes.length - 4 - signature.length)
  }

  get id(): Uint8Array {
    this.#id ??= this.#sha256(this.unsignedBytes)
    return this.#id
  }

  get proposer(): Uint8Array | undefined {
    return this.#certificate.length === 0 ? undefined : nodeIdOfCertificate(this.#certificate)
  }
}

/**
 * Decodes a container of the index API (`index.getContainerByIndex` and others). Blocks before the proposervm
 * are not containers: the API returns them bare, for the chain's own block decoder.
 *
 * @throws {CodecError} on anything but one well-formed container, whose certificate, if any, has a key type that nodes may have.
 * `verifyContainer` verifies the signature.
 * @example
 * ```ts
 * import { decodeContainer, decodePChainBlock, formatNodeId } from "@serac/chain"
 *
 * declare const bytes: Uint8Array
 * const { block, proposer } = decodeContainer(bytes)
 * console.log(decodePChainBlock(block).height, proposer && formatNodeId(proposer))
 * ```
 */
export const decodeContainer = (bytes: Uint8Array, options?: HashOptions): Container => {
  const fields = decodeVersioned(containerSchema, bytes, options, Number.POSITIVE_INFINITY)
  if (fields.type !== "option" && fields.certificate.length > 0) {
    certifiedKey(fields.certificate, fields.certificate.byteOffset - bytes.byteOffset)
  }
  return new DecodedContainer(fields, bytes, hashFunction(options)) as unknown as Container
}

/**
 * Encodes a container.
 *
 * @throws {CodecError} when a member is missing, of the wrong type or out of range; `path` names it.
 * @example
 * ```ts
 * import { encodeContainer } from "@serac/chain"
 *
 * encodeContainer({ type: "option", parentID: new Uint8Array(32), block: new Uint8Array() })
 * ```
 */
export const encodeContainer = (container: Encodable<ContainerFields>): Uint8Array =>
  encode(containerSchema, container, Number.POSITIVE_INFINITY)
