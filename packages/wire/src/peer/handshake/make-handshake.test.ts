import { expect, test } from "vitest"
import { createPeerIdentity } from "../identity/identity.ts"
import { signClaim } from "./ip-claim.ts"
import { makeHandshake } from "./make-handshake.ts"

const identity = createPeerIdentity()
const now = 1_795_255_200_999
const noKnownPeers = { filter: Uint8Array.of(1, ...new Uint8Array(9)), salt: new Uint8Array(0) }

test("a handshake says what its side is given, and by default that it is an avalanchego without an address", () => {
  const claim = signClaim({ ip: "::1", port: 1 }, identity, now)
  const usual = {
    networkId: 5,
    myTime: 1_795_255_200n,
    ipAddr: claim.ip,
    ipPort: 1,
    upgradeTime: 1_607_144_400n,
    ipSigningTime: 1_795_255_200n,
    ipNodeIdSig: claim.tls,
    trackedSubnets: [],
    client: { name: "avalanchego", major: 1, minor: 14, patch: 2 },
    supportedAcps: [],
    objectedAcps: [],
    knownPeers: noKnownPeers,
    ipBlsSig: claim.bls,
    allSubnets: false,
  }
  expect(makeHandshake({ identity, networkId: 5 }, now)).toEqual(usual)
  const given = {
    client: { name: "other", major: 2, minor: 0, patch: 1 },
    upgradeTime: 7n,
    trackedSubnets: [new Uint8Array(32)],
  }
  const address = { ip: "10.0.0.1", port: 9651 }
  const { ip, tls, bls } = signClaim(address, identity, now)
  expect(makeHandshake({ identity, networkId: 1, address, ...given }, now)).toEqual({
    ...{ ...usual, ...given, networkId: 1, ipAddr: ip, ipPort: 9651, ipNodeIdSig: tls, ipBlsSig: bls },
  })
})
