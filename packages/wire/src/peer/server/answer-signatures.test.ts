import { expect, test } from "vitest"
import { encodeAppBytes, signatureRequest, signatureResponse } from "../messages/signature-request.ts"
import { answerSignatures, type Sign, type WantedSignature } from "./answer-signatures.ts"

const [nodeId, chainId, other] = [new Uint8Array(20).fill(1), new Uint8Array(32).fill(7), new Uint8Array(32)]
const { signal } = new AbortController()
const [message, justification] = [Uint8Array.of(1, 2), Uint8Array.of(3)]
const appBytes = encodeAppBytes(2, signatureRequest.encode({ message, justification }))
const incoming = { nodeId, chainId, requestId: 1, appBytes, signal }

const answering = (sign: Sign) => answerSignatures({ runs: (id) => id === chainId, sign })
const never: Sign = () => Promise.reject(new Error("it is not asked"))

test("a request of a chain that runs is signed, refused or not answered as the signer says", async () => {
  const asked: WantedSignature[] = []
  const answers = [{ signature: Uint8Array.of(9) }, { refusal: { code: 5, text: "no" } }, undefined]
  const answer = answering(async (wanted) => {
    asked.push(wanted)
    return answers[asked.length - 1]
  })
  expect([await answer(incoming), await answer(incoming), await answer(incoming)]).toEqual([
    { appBytes: signatureResponse.encode({ signature: Uint8Array.of(9) }) },
    { refusal: { code: 5, text: "no" } },
    undefined,
  ])
  expect(asked[0]).toEqual({ nodeId, chainId, message, justification, signal })
})

test("of a chain that does not run no request is answered, whatever it is", async () => {
  const answer = answering(never)
  expect(await answer({ ...incoming, chainId: other })).toBeUndefined()
  expect(await answer({ ...incoming, chainId: other, appBytes: new Uint8Array() })).toBeUndefined()
})

test("what is no request for a signature is refused in a node's words", async () => {
  const answer = answering(never)
  const unregistered = { refusal: { code: -2, text: "unregistered handler" } }
  const malformed = {
    refusal: { code: -1, text: "failed to unmarshal request: proto: cannot parse invalid wire-format data" },
  }
  const given = [new Uint8Array(), encodeAppBytes(3, new Uint8Array()), encodeAppBytes(2, Uint8Array.of(10, 200))]
  expect(await Promise.all(given.map((bytes) => answer({ ...incoming, appBytes: bytes })))).toEqual([
    unregistered,
    unregistered,
    malformed,
  ])
})
