import { formatNodeId, nodeIdOfCertificate, stakingCertificate } from "@serac/chain"
import { blsPublicKeyOf } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { validatorIdentity } from "./validator-identity.ts"

test("a validator's name follows from its certificate, and all of it from its seed", () => {
  const { nodeID, tls, bls, ...rest } = validatorIdentity("serac", 0)
  expect(rest).toEqual({ seed: "serac", index: 0 })
  expect(tls.certificate).toEqual(stakingCertificate(tls.secretKey))
  expect(nodeID).toEqual(nodeIdOfCertificate(tls.certificate))
  expect(bls.publicKey).toEqual(blsPublicKeyOf(bls.secretKey))
  const names = [0, 1].flatMap((index) => ["serac", "other"].map((seed) => validatorIdentity(seed, index).nodeID))
  expect(new Set(names.map(formatNodeId)).size).toBe(4)
  expect(validatorIdentity("serac", 0).nodeID).toEqual(nodeID)
})
