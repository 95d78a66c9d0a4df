import { sign, verify, X509Certificate } from "node:crypto"
import { certifiedKey } from "@serac/chain"
import { blsProofOfPossession } from "@serac/chain/bls"
import { parseIp, wideIp } from "../address/ip-bytes.ts"
import { formatSocketAddress, type SocketAddress } from "../address/socket-address.ts"
import type { PeerIdentity } from "../identity/identity.ts"
import type { ClaimedIpPort } from "../messages/peer-list.ts"

/** Where and since when somebody says that a node is. */
export interface IpClaim {
  /** 4 or 16 bytes. */
  readonly ip: Uint8Array
  readonly port: number
  /** Seconds since 1970. */
  readonly time: bigint
}

/** What both keys of a node sign of a claim: the address as 16 bytes, the port, the time. */
export function claimBytes({ ip, port, time }: IpClaim): Uint8Array {
  const bytes = new Uint8Array(26)
  const view = new DataView(bytes.buffer)
  bytes.set(wideIp(ip))
  view.setUint16(16, port)
  view.setBigUint64(18, time)
  return bytes
}

/** A claim, and the signatures of the certificate's key and of the BLS key, in the suite of proofs. */
export interface SignedClaim extends IpClaim {
  readonly tls: Uint8Array
  readonly bls: Uint8Array
}

/** A claim counts for ever: it is made anew so that it does not look stale. */
const claimRenewalMs = 3_600_000

const signed = new WeakMap<PeerIdentity, SignedClaim & { readonly address: string }>()

/**
 * Where a node says that it is. The same claim is made for an hour: a BLS signature takes longer than all else of a handshake.
 *
 * @param now Milliseconds since 1970
 */
export function signClaim(address: SocketAddress, identity: PeerIdentity, now: number): SignedClaim {
  const place = formatSocketAddress(address)
  const time = BigInt(Math.floor(now / 1000))
  const before = signed.get(identity)
  const age = before ? now - Number(before.time) * 1000 : -1
  if (before?.address === place && age >= 0 && age < claimRenewalMs) return before
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

/**
 * Where a node is, as others may pass it on.
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

/** Whether the key of a certificate signed a claim. */
export function verifyClaim(claim: IpClaim, certificate: Uint8Array, signature: Uint8Array): boolean {
  try {
    // Nodes take no other keys than these, and OpenSSL would.
    certifiedKey(certificate)
    return verify("sha256", claimBytes(claim), new X509Certificate(certificate).publicKey, signature)
  } catch {
    return false
  }
}
