import { sign, verify, X509Certificate } from "node:crypto"
import { certifiedKey } from "@serac/chain"
import { blsProofOfPossession } from "@serac/chain/bls"
import { parseIp, wideIp } from "../address/ip-bytes.ts"
import { formatSocketAddress, type SocketAddress } from "../address/socket-address.ts"
import type { PeerIdentity } from "../identity/identity.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"

/** A claim of a node's address, with its time. */
export interface IpClaim {
  /** 4 or 16 bytes. */
  readonly ip: Uint8Array
  readonly port: number
  /** Seconds since 1970. */
  readonly time: bigint
}

/** The bytes of a claim that both keys of a node sign: the address as 16 bytes, the port, the time. */
export function claimBytes({ ip, port, time }: IpClaim): Uint8Array {
  const bytes = new Uint8Array(26)
  const view = new DataView(bytes.buffer)
  bytes.set(wideIp(ip))
  view.setUint16(16, port)
  view.setBigUint64(18, time)
  return bytes
}

/** A claim with the signatures of the certificate's key and of the BLS key (in the suite of proofs). */
export interface SignedClaim extends IpClaim {
  readonly tls: Uint8Array
  readonly bls: Uint8Array
}

/** Claims never expire, but are renewed so that they do not look stale. In milliseconds. */
const claimRenewalMs = 3_600_000

const signed = new WeakMap<PeerIdentity, SignedClaim & { readonly address: string }>()

/**
 * Signs a node's claim of its address. The claim is reused for an hour: a BLS signature takes longer than the rest of a handshake.
 *
 * @param now Milliseconds since 1970
 */
export function signClaim(address: SocketAddress, identity: PeerIdentity, now: number): SignedClaim {
  const place = formatSocketAddress(address)
  const time = BigInt(Math.floor(now / 1000))
  const before = signed.get(identity)
  if (before?.address === place && isRecent(before, now)) return before
  const claim: IpClaim = { ip: parseIp(address.ip), port: address.port, time }
  const bytes = claimBytes(claim)
  const { privateKey, blsSecretKey } = identity
  const made = {
    ...claim,
    address: place,
    tls: sign("sha256", bytes, privateKey),
    bls: blsProofOfPossession(blsSecretKey, bytes),
  }
  signed.set(identity, made)
  return made
}

function isRecent({ time }: IpClaim, now: number): boolean {
  const age = now - Number(time) * 1000
  return age >= 0 && age < claimRenewalMs
}

/**
 * A node's signed claim of its address, in the form that peers pass on.
 *
 * @param now Milliseconds since 1970
 */
export function claimOf(address: SocketAddress, identity: PeerIdentity, now: number): ClaimedIpPort {
  const { ip, port, time, tls } = signClaim(address, identity, now)
  return {
    x509Certificate: identity.certificate,
    ipAddr: ip,
    ipPort: port,
    timestamp: time,
    signature: tls,
    txId: new Uint8Array(32),
  }
}

/** Verifies the signature of a claim by the key of a certificate. */
export function verifyClaim(claim: IpClaim, certificate: Uint8Array, signature: Uint8Array): boolean {
  try {
    // Nodes accept only these key types, OpenSSL accepts others too.
    certifiedKey(certificate)
    return verify("sha256", claimBytes(claim), new X509Certificate(certificate).publicKey, signature)
  } catch {
    return false
  }
}
