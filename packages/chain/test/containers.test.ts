import { describe, expect, test } from "vitest"
import {
  CodecError,
  decodeContainer,
  encodeContainer,
  formatId,
  formatNodeId,
  parseId,
  verifyContainer,
} from "../src/index.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Vector {
  readonly name: string
  readonly bytes: string
  readonly blockID: string
  readonly parentID: string
  readonly innerBytes: string
  readonly unsignedBytes?: string
  readonly timestamp?: number
  readonly pChainHeight?: string
  readonly epoch?: { pChainHeight: string; number: string; startTime: number }
  readonly proposer?: string
  readonly certificate?: string
  readonly signature?: string
  readonly chainID?: string
}

interface Rejected {
  readonly name: string
  readonly bytes: string
  readonly chainID: string
  readonly stage: "parse" | "verify"
}

const { blocks, rejected } = fixture<{ blocks: Vector[]; rejected: Rejected[] }>("proposervm")
const nobody = "NodeID-111111111111111111116DBWJs"
const noEpoch = { pChainHeight: "0", number: "0", startTime: 0 }

describe("containers", () => {
  test.each(blocks)("$name", (vector) => {
    const container = decodeContainer(fromHex(vector.bytes))
    expect(toHex(encodeContainer(container))).toBe(vector.bytes)
    const common = {
      blockID: formatId(container.id),
      parentID: formatId(container.parentID),
      innerBytes: toHex(container.block),
    }
    if (container.type === "option") {
      expect({ ...common, proposer: container.proposer, unsignedBytes: container.unsignedBytes }).toEqual({
        blockID: vector.blockID,
        parentID: vector.parentID,
        innerBytes: vector.innerBytes,
        proposer: undefined,
        unsignedBytes: fromHex(vector.bytes),
      })
      return
    }
    const epoch = container.type === "statelessGraniteBlock" ? container.epoch : undefined
    expect({
      ...common,
      unsignedBytes: toHex(container.unsignedBytes),
      timestamp: Number(container.timestamp),
      pChainHeight: `${container.pChainHeight}`,
      epoch:
        epoch === undefined
          ? noEpoch
          : {
              pChainHeight: `${epoch.pChainHeight}`,
              number: `${epoch.number}`,
              startTime: Number(epoch.startTime),
            },
      proposer: container.proposer === undefined ? nobody : formatNodeId(container.proposer),
      certificate: toHex(container.certificate),
      signature: toHex(container.signature),
    }).toEqual({
      blockID: vector.blockID,
      parentID: vector.parentID,
      innerBytes: vector.innerBytes,
      unsignedBytes: vector.unsignedBytes,
      timestamp: vector.timestamp,
      pChainHeight: vector.pChainHeight,
      epoch: vector.epoch,
      proposer: vector.proposer,
      certificate: vector.certificate,
      signature: vector.signature,
    })
    expect(verifyContainer(container, parseId(vector.chainID as string))).toBe(true)
  })

  test.each(rejected.filter(({ stage }) => stage === "parse"))("refused: $name", ({ bytes }) => {
    expect(() => decodeContainer(fromHex(bytes))).toThrow(CodecError)
  })

  test.each(rejected.filter(({ stage }) => stage === "verify"))("not verified: $name", ({ bytes, chainID }) => {
    expect(verifyContainer(decodeContainer(fromHex(bytes)), parseId(chainID))).toBe(false)
  })

  test("every bit of a signature counts, and so does its length", () => {
    for (const name of ["Granite block with epoch, RSA certificate", "Granite block with epoch, ECDSA certificate"]) {
      const vector = blocks.find((block) => block.name === name) as Vector
      const chainID = parseId(vector.chainID as string)
      const container = decodeContainer(fromHex(vector.bytes))
      if (container.type === "option") throw new Error("signed")
      for (const signature of [container.signature.subarray(1), new Uint8Array(), flip(container.signature, 40)]) {
        expect(verifyContainer(decodeContainer(encodeContainer({ ...container, signature })), chainID)).toBe(false)
      }
    }
  })

  test("a certificate's key is RSA of 2048 or 4096 bits or P-256, and everything else names the place", () => {
    const vector = blocks.find(({ name }) => name === "Granite block with epoch, RSA certificate") as Vector
    const container = decodeContainer(fromHex(vector.bytes))
    if (container.type === "option") throw new Error("signed")
    const offset = 6 + 32 + 8 + 8 + 4
    for (const at of [0, 1, 4, 20, 200, 320, 330]) {
      const bytes = encodeContainer({ ...container, certificate: flip(container.certificate, at) })
      const error = refusal(bytes)
      if (error === undefined) continue
      expect({ code: error.code, path: error.path, offset: error.offset }).toEqual({
        code: "invalid-value",
        path: "certificate",
        offset,
      })
    }
    expect(refusal(encodeContainer({ ...container, certificate: flip(container.certificate, 0) }))?.rule).toBe(
      "the certificate is malformed: tag 48 belongs here",
    )
    expect(refusal(encodeContainer({ ...container, certificate: new Uint8Array(2049) }))?.rule).toBe(
      "the certificate is malformed: it has more than 2048 bytes",
    )
  })
})

const flip = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))

const refusal = (bytes: Uint8Array): CodecError | undefined => {
  try {
    decodeContainer(bytes)
    return undefined
  } catch (error) {
    return error as CodecError
  }
}
