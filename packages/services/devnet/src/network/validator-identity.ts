import { nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
import { blsProofOfPossession, blsPublicKeyOf } from "@serac/chain/bls"
import { bytesOfSeed } from "./seed.ts"

/** A node that validates: its name, the certificate that it follows from, and the key that it signs warp messages with. */
export interface ValidatorIdentity {
  /** What it follows from. */
  readonly seed: string
  readonly index: number
  /** 20 bytes: of the certificate. */
  readonly nodeID: Uint8Array
  /** What peers know it by. */
  readonly tls: {
    /** 32 bytes: of ECDSA on P-256. */
    readonly secretKey: Uint8Array
    /** In DER. */
    readonly certificate: Uint8Array
  }
  readonly bls: {
    /** 32 bytes. */
    readonly secretKey: Uint8Array
    /** 48 bytes. */
    readonly publicKey: Uint8Array
    /** 96 bytes. */
    readonly proofOfPossession: Uint8Array
  }
}

/** The validator of a seed and a number: the same identity wherever it is made. */
export function validatorIdentity(seed: string, index: number): ValidatorIdentity {
  const secretKey = bytesOfSeed(seed, `signer ${index}`)
  // The order of the group begins with 0x73: whatever begins lower is a key.
  secretKey[0] = (secretKey[0] as number) & 0x3f
  const tls = tlsOf(bytesOfSeed(seed, `node ${index}`))
  return {
    seed,
    index,
    nodeID: nodeIdOfCertificate(tls.certificate),
    tls,
    bls: { secretKey, publicKey: blsPublicKeyOf(secretKey), proofOfPossession: blsProofOfPossession(secretKey) },
  }
}

function tlsOf(secretKey: Uint8Array): ValidatorIdentity["tls"] {
  // The order of the group begins with 0xffffffff00000000: as above.
  secretKey[0] = (secretKey[0] as number) & 0x7f
  return { secretKey, certificate: stakingCertificate(secretKey) }
}
