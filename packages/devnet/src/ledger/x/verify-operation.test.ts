import { addressOfPublicKey, type XChainCredential, type XChainOperation, type XChainState } from "@serac/chain"
import { expect, test } from "vitest"
import { LedgerError } from "../ledger-error.ts"
import { verifyOperationSpend } from "./verify-operation.ts"

/** The key that every signature here is of, and the address of nobody who signs. */
const key = new Uint8Array(33).fill(2)
const [mine, other] = [addressOfPublicKey(key), new Uint8Array(20).fill(255)]
const owners = { locktime: 0n, threshold: 1, addresses: [mine] }
const others: readonly object[] = [
  { ...owners, locktime: 1n },
  { ...owners, threshold: 0 },
  { ...owners, addresses: [other] },
  { ...owners, addresses: [mine, other] },
  { ...owners, addresses: [] },
]
const signs = { signatureIndices: [0] }
const payload = Uint8Array.of(1, 2)
const transferOutput = { amount: 5n, ...owners }
const credentialOf = (feature: string) => ({ type: `${feature}.Credential`, signatures: [new Uint8Array(65)] })

/** Each operation, and what it may consume. */
const kinds = {
  "secp256k1fx.MintOperation": {
    operation: { mintInput: signs, mintOutput: owners, transferOutput },
    consumed: { type: "secp256k1fx.MintOutput", ...owners },
  },
  "nftfx.MintOperation": {
    operation: { mintInput: signs, groupID: 1, payload, outputs: [] },
    consumed: { type: "nftfx.MintOutput", groupID: 1, ...owners },
  },
  "nftfx.TransferOperation": {
    operation: { input: signs, output: { groupID: 1, payload, ...owners } },
    consumed: { type: "nftfx.TransferOutput", groupID: 1, payload, ...owners },
  },
  "propertyfx.MintOperation": {
    operation: { mintInput: signs, mintOutput: owners, ownedOutput: owners },
    consumed: { type: "propertyfx.MintOutput", ...owners },
  },
  "propertyfx.BurnOperation": { operation: signs, consumed: { type: "propertyfx.OwnedOutput", ...owners } },
} as const
type Kind = keyof typeof kinds
const every = Object.keys(kinds) as Kind[]

interface Changes {
  readonly operation?: object
  readonly credential?: object
  readonly consumed?: readonly object[]
}

/** The error message at second 100 of an operation with these members changed. */
function refusal(type: Kind, { operation, credential, consumed }: Changes = {}): string | undefined {
  const [feature = ""] = type.split(".")
  try {
    verifyOperationSpend(
      { hash: new Uint8Array(32), now: 100n, recover: () => key },
      { type, ...kinds[type].operation, ...operation } as unknown as XChainOperation,
      (credential ?? credentialOf(feature)) as XChainCredential,
      (consumed ?? [kinds[type].consumed]) as unknown as XChainState[],
    )
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("an operation that its owners signed consumes one state of its own type", () => {
  expect(every.map((type) => refusal(type))).toEqual(every.map(() => undefined))
  const count = (type: Kind) =>
    `wrong number of ${type.startsWith("secp256k1fx") ? "utxos" : "UTXOs"} for the operation`
  for (const type of every) {
    const { consumed } = kinds[type]
    expect([refusal(type, { consumed: [] }), refusal(type, { consumed: [consumed, consumed] })]).toEqual([
      count(type),
      count(type),
    ])
    const states = every.map((one) => kinds[one].consumed)
    expect(states.map((state) => refusal(type, { consumed: [state] }))).toEqual(
      states.map((state) => (state === consumed ? undefined : "wrong utxo type")),
    )
  }
})

test("an operation is signed by credentials of its own feature", () => {
  for (const type of every) {
    const [feature] = type.split(".")
    const credentials = [
      ..."secp256k1fx nftfx propertyfx".split(" ").map(credentialOf),
      { type: `${feature}.Credential` },
    ]
    expect(credentials.map((credential) => refusal(type, { credential }))).toEqual(
      credentials.map((one) =>
        "signatures" in one && one.type === `${feature}.Credential` ? undefined : "wrong credential type",
      ),
    )
  }
})

test("an operation is signed by those who own what it consumes, after its lock", () => {
  for (const type of every) {
    const changed = (owner: object) => {
      const rights = { mintOutput: { ...owners, ...owner } }
      const keeps = "mintOutput" in kinds[type].operation ? { operation: rights } : {}
      return refusal(type, { ...keeps, consumed: [{ ...kinds[type].consumed, ...owner }] })
    }
    expect([changed({ addresses: [other] }), changed({ locktime: 100n }), changed({ locktime: 101n })]).toEqual([
      expect.stringMatching(/^wrong signature: expected/),
      undefined,
      "output is time locked",
    ])
    expect(changed({ threshold: 2 })).toBe("output is unspendable")
  }
})

test("who mints keeps the right to mint as it is", () => {
  const kept = (type: Kind) => others.map((mintOutput) => refusal(type, { operation: { mintOutput } }))
  expect([kept("secp256k1fx.MintOperation"), kept("propertyfx.MintOperation")]).toEqual([
    others.map(() => "wrong mint output created from the operation"),
    others.map(() => "wrong mint output provided"),
  ])
})

test("a token stays in its group and keeps its payload", () => {
  const output = { groupID: 1, payload, ...owners }
  expect([
    refusal("nftfx.MintOperation", { operation: { groupID: 2 } }),
    refusal("nftfx.TransferOperation", { operation: { output: { ...output, groupID: 2 } } }),
    refusal("nftfx.TransferOperation", { operation: { output: { ...output, payload: Uint8Array.of(1, 3) } } }),
    refusal("nftfx.TransferOperation", { operation: { output: { ...output, addresses: [other] } } }),
  ]).toEqual(["wrong unique ID provided", "wrong unique ID provided", "wrong bytes provided", undefined])
})
