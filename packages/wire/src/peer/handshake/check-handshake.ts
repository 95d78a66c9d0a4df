import { assertBlsSignature, blsVerifyProofOfPossession } from "@serac/chain/bls"
import { maxSaltBytes } from "../address/known-peers.ts"
import { PeerError } from "../errors/peer-error.ts"
import type { Handshake } from "../messages/handshake.ts"
import { claimBytes, type IpClaim, verifyClaim } from "./ip-claim.ts"

/** Maximum difference of two peers' clocks in seconds. */
export const maxClockDifference = 60
const maxTrackedSubnets = 16

/** The expected values of a peer's handshake. */
export interface HandshakeRules {
  readonly networkId: number
  /** The peer's TLS certificate. */
  readonly certificate: Uint8Array
  /** The known BLS key of the peer. Default: any valid signature is accepted. */
  readonly publicKey?: Uint8Array | undefined
}

/**
 * Throws for a handshake that a node would reject: of another network, with a wrong clock, or with an address that the peer's keys did not sign.
 *
 * @param now Milliseconds since 1970
 * @throws {PeerError} `handshake`
 */
export function checkHandshake(handshake: Handshake, rules: HandshakeRules, now: number): void {
  const reason = objection(handshake, rules, BigInt(Math.floor(now / 1000)))
  if (reason !== undefined) throw new PeerError("handshake", reason)
}

function objection(handshake: Handshake, rules: HandshakeRules, now: bigint): string | undefined {
  const { networkId, myTime, ipAddr, ipPort, ipSigningTime, trackedSubnets, knownPeers } = handshake
  if (networkId !== rules.networkId) return `The peer is of network ${networkId}, not ${rules.networkId}`
  const difference = myTime > now ? myTime - now : now - myTime
  if (difference > maxClockDifference)
    return `The peer's clock is ${difference} seconds off; ${maxClockDifference} are the most`
  if (trackedSubnets.length > maxTrackedSubnets || trackedSubnets.some(({ length }) => length !== 32))
    return `The peer tracks more than ${maxTrackedSubnets} subnets, or what is none`
  if ((knownPeers?.salt.length ?? 0) > maxSaltBytes) return `The peer's salt has more than ${maxSaltBytes} bytes`
  if (ipAddr.length !== 4 && ipAddr.length !== 16) return "The peer's address is no IP address"
  if (ipPort === 0 || ipPort > 65_535) return "The peer's address has no port"
  if (ipSigningTime > now + BigInt(maxClockDifference)) return "The peer signed its address in the future"
  const claim: IpClaim = { ip: ipAddr, port: ipPort, time: ipSigningTime }
  if (!verifyClaim(claim, rules.certificate, handshake.ipNodeIdSig))
    return "The peer's address is not signed by the key of its certificate"
  if (!isSigned(claim, handshake.ipBlsSig, rules.publicKey)) return "The peer's address is not signed by its BLS key"
  return undefined
}

function isSigned(claim: IpClaim, signature: Uint8Array, publicKey: Uint8Array | undefined): boolean {
  try {
    if (publicKey) return blsVerifyProofOfPossession(publicKey, signature, claimBytes(claim))
    assertBlsSignature(signature)
    return true
  } catch {
    return false
  }
}
