import { verify, X509Certificate } from "node:crypto"
import { expect, test } from "vitest"
import { createPeerIdentity } from "../identity/identity.ts"
import { claimBytes, claimOf, type IpClaim, signClaim, verifyClaim } from "./ip-claim.ts"

const address = { ip: "127.0.0.1", port: 9651 }
const now = 1_795_255_200_000
const hour = 3_600_000

test("a claim is made once an hour for an address, and anew for another one and where the clock was set back", () => {
  const identity = createPeerIdentity()
  const first = signClaim(address, identity, now)
  expect(first).toMatchObject({ ip: Uint8Array.of(127, 0, 0, 1), port: 9651, time: BigInt(now / 1000) })
  expect(signClaim(address, identity, now)).toBe(first)
  expect(signClaim(address, identity, now + hour - 1)).toBe(first)
  expect(signClaim(address, identity, now + hour).time).toBe(first.time + 3_600n)
  const second = signClaim(address, identity, now + hour)
  expect(signClaim(address, identity, now + hour - 1).time).toBe(first.time + 3_599n)
  expect(signClaim({ ...address, port: 9652 }, identity, now + hour)).toMatchObject({ port: 9652, time: second.time })
})

test("two nodes at one address claim it with keys of their own", () => {
  const [one, other] = [createPeerIdentity(), createPeerIdentity()]
  const { ipAddr: ip, ipPort: port, timestamp: time, signature } = claimOf(address, one, now)
  const claim: IpClaim = { ip, port, time }
  expect(verifyClaim(claim, one.certificate, signature)).toBe(true)
  expect(verifyClaim(claim, other.certificate, signature)).toBe(false)
  expect(verifyClaim(claim, one.certificate, claimOf(address, other, now).signature)).toBe(false)
})

/** A certificate of a P-384 key, and a signature of this key. */
const foreign = {
  certificate: Buffer.from(
    "MIIBjzCCARSgAwIBAgIULX4354Q90kfe3HW92AkY7FyS8BIwCgYIKoZIzj0EAwIwADAgFw0yNjExMjQwMDIyMzZaGA8yMTI2MTAzMTAwMjIzNlowADB2MBAGByqGSM49AgEGBSuBBAAiA2IABGw6q3yeaon7VTOz4PxwFxIUhsjP5qQPGreUm2LzTkZhFHO5Ak2tCf15vaTu2YEL99w/UT1tsezylBO/cvGjFk6riV/vQLDD+Y5ljwJFeI7+NZ3DJmCr/mAg0DFekZl2pqNNMEswHQYDVR0OBBYEFBsuMBznzXbZUxClmOHr+RBtFe20MB8GA1UdIwQYMBaAFBsuMBznzXbZUxClmOHr+RBtFe20MAkGA1UdEwQCMAAwCgYIKoZIzj0EAwIDaQAwZgIxAOlfVnauQDY2hYdIaZawSmanEkWbLX7Pl420pBnnqp6bW1XjZw2yxySLYL68Nbu5WwIxAPJhP3P+odRidzgp9WWfPX5VPv23GH9yjajzHs1DgIt4qhGK0adCHCNpfqRCrt85+Q==",
    "base64",
  ),
  signature: Buffer.from(
    "MGUCMFzi6yncJEmkXSyTVDDKr/P6LikVv04kv4qGcPqnqA+OsuCYMBsQkWuwTNjIu/syLwIxAJHv4FnTxFCpwYhXuOArxmc+bSaZfeJztyT3tUG1wbuH9ZiBRIKUZQgAMMXLEDecuA==",
    "base64",
  ),
}

test("a signature of a key that nodes do not take is none, though it holds", () => {
  const claim: IpClaim = { ip: Uint8Array.of(127, 0, 0, 1), port: 9651, time: 1_795_255_200n }
  const { certificate, signature } = foreign
  expect(verify("sha256", claimBytes(claim), new X509Certificate(certificate).publicKey, signature)).toBe(true)
  expect(verifyClaim(claim, certificate, signature)).toBe(false)
})
