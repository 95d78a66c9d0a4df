import { expect, test } from "vitest"
import {
  decodeContainer,
  encodeContainer,
  nodeIdOfCertificate,
  signContainer,
  stakingCertificate,
  verifyContainer,
} from "../src/index.ts"

const secretKey = new Uint8Array(32).fill(1)
const certificate = stakingCertificate(secretKey)
const chainID = new Uint8Array(32).fill(7)
const nothing = new Uint8Array()

const unsigned = (given: Uint8Array) =>
  decodeContainer(
    encodeContainer({
      type: "statelessBlock",
      parentID: new Uint8Array(32).fill(2),
      timestamp: 1_700_000_000n,
      pChainHeight: 3n,
      certificate: given,
      block: Uint8Array.of(1, 2, 3),
      signature: nothing,
    }),
  )

test("a signed container keeps its ID, names its proposer, and is verified for its chain and no other", () => {
  const signed = decodeContainer(signContainer(unsigned(certificate), chainID, secretKey))
  expect({
    id: signed.id,
    proposer: signed.proposer,
    isVerified: verifyContainer(signed, chainID),
    isVerifiedForAnother: verifyContainer(signed, new Uint8Array(32)),
    wasVerifiedBefore: verifyContainer(unsigned(certificate), chainID),
  }).toEqual({
    id: unsigned(certificate).id,
    proposer: nodeIdOfCertificate(certificate),
    isVerified: true,
    isVerifiedForAnother: false,
    wasVerifiedBefore: false,
  })
})

test("nobody signs an option, or a block without a certificate", () => {
  const option = decodeContainer(encodeContainer({ type: "option", parentID: new Uint8Array(32), block: nothing }))
  for (const container of [option, unsigned(nothing)])
    expect(() => signContainer(container, chainID, secretKey)).toThrow(RangeError)
})
