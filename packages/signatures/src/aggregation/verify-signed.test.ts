import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import * as blst from "@chainsafe/blst"
import { canonicalValidators, decodeWarpMessage, parseNodeId, WarpError } from "@serac/chain"
import { verifyWarpMessage } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { nativeMath } from "../bls/native-math.ts"
import { bytesOfHex } from "../hex.ts"
import { isHeld } from "./verify-signed.ts"

interface Vectors {
  readonly networkID: number
  readonly validatorSets: readonly {
    readonly name: string
    readonly validators: readonly {
      readonly nodeID: string
      readonly weight: string
      readonly secretKey: string | null
    }[]
  }[]
  readonly signed: readonly { readonly name: string; readonly set: string; readonly bytes: string }[]
  readonly rejected: readonly { readonly name: string; readonly set: string; readonly bytes: string }[]
}

const fixture = new URL("../../../chain/fixtures/warp.json.gz", import.meta.url)
const vectors = JSON.parse(gunzipSync(readFileSync(fixture)).toString()) as Vectors
const math = nativeMath(blst)
const bls = { verify: async (...given: Parameters<typeof math.verify>) => math.verify(...given) }

function setCalled(name: string) {
  const found = vectors.validatorSets.find((one) => one.name === name)
  const publicKeyOf = (secretKey: string) => blst.SecretKey.fromBytes(bytesOfHex(secretKey)).toPublicKey().toBytes()
  return canonicalValidators(
    (found?.validators ?? []).map(({ nodeID, weight, secretKey }) => ({
      nodeID: parseNodeId(nodeID),
      weight: BigInt(weight),
      publicKey: secretKey === null ? undefined : publicKeyOf(secretKey),
    })),
  )
}

/** The verdict of the complete JavaScript verification, which is compared with a node's verdicts. */
function portableVerdict(bytes: Uint8Array, set: ReturnType<typeof setCalled>, quorum: number): boolean {
  try {
    verifyWarpMessage(decodeWarpMessage(bytes), {
      networkID: decodeWarpMessage(bytes).unsignedMessage.networkID,
      validators: set,
      quorum: { num: BigInt(quorum), den: 100n },
    })
    return true
  } catch (error) {
    if (error instanceof WarpError) return false
    throw error
  }
}

test("native code and JavaScript say the same of every signed message of the vectors, right or wrong", async () => {
  const messages = [...vectors.signed, ...vectors.rejected].flatMap(({ name, set, bytes }) => {
    try {
      return [
        { name, set, bytes: bytesOfHex(bytes), unsigned: decodeWarpMessage(bytesOfHex(bytes)).unsignedMessage.bytes },
      ]
    } catch {
      return []
    }
  })
  const verdicts = new Map<string, boolean>()
  for (const { name, set, bytes, unsigned } of messages) {
    const canonical = setCalled(set)
    if (canonical.validators.length === 0) continue
    const held = await isHeld(bytes, { unsigned, set: canonical, quorum: 33, bls }).catch((error: unknown) => {
      if (error instanceof WarpError) return false
      throw error
    })
    expect([name, held]).toEqual([name, portableVerdict(bytes, canonical, 33)])
    verdicts.set(name, held)
  }
  expect([...verdicts.values()].filter((held) => held).length).toBeGreaterThan(5)
  expect([...verdicts.values()].filter((held) => !held).length).toBeGreaterThan(5)
})

test("another message than was asked for does not hold, however well it is signed", async () => {
  const one = vectors.signed.find(({ set }) => setCalled(set).validators.length > 1) as Vectors["signed"][number]
  expect(
    await isHeld(bytesOfHex(one.bytes), { unsigned: Uint8Array.of(1), set: setCalled(one.set), quorum: 0, bls }),
  ).toBe(false)
})

test("another message does not hold, however well it is signed", async () => {
  const [{ set, bytes }] = vectors.signed as [Vectors["signed"][number]]
  const { unsignedMessage } = decodeWarpMessage(bytesOfHex(bytes))
  const verification = { set: setCalled(set), quorum: 0, bls: { verify: async () => true } }
  const other = unsignedMessage.bytes.with(-1, (unsignedMessage.bytes.at(-1) as number) ^ 1)
  expect(await isHeld(bytesOfHex(bytes), { ...verification, unsigned: unsignedMessage.bytes })).toBe(true)
  expect(await isHeld(bytesOfHex(bytes), { ...verification, unsigned: other })).toBe(false)
})
