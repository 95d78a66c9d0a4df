import { describe, expect, test } from "vitest"
import * as chain from "../src/index.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Fuji {
  readonly file: string
  readonly id: string
  readonly avaxAssetID: string
  readonly xChainID: string
  readonly cChainID: string
}

interface Recorded {
  readonly file: string
  readonly avaxAssetID: string
  readonly xChainID: string
  readonly xChain: string
  readonly validator: string
  readonly utxos: readonly string[]
}

const { buildGenesis, formatAddress, formatId, formatText, localGenesis, parseGenesis } = chain
const { fuji, recorded } = fixture<{ fuji: Fuji; recorded: Recorded }>("genesis")

const ids = ({ id, avaxAssetID, xChainID, cChainID }: chain.Genesis) => ({
  id: formatId(id),
  avaxAssetID: formatId(avaxAssetID),
  xChainID: formatId(xChainID),
  cChainID: formatId(cChainID),
})

describe("the published ids of networks", () => {
  test("12345, started at its first start", () => {
    expect(ids(buildGenesis(localGenesis(1_721_016_000n)))).toEqual({
      id: "2nRRoR76HuEk1JjDpRdN8FKvZFvUXWxY3b9C5rZRPFjcgEh7S7",
      avaxAssetID: "2fombhL7aGPwj3KH4bfrmJwW6PVnMobf9Y2fn9GwxiAAJyFDbe",
      xChainID: "2eNy1mUFdmaxXNj1eQHUe7Np4gju9sJsEtWQ4MX3ToiNKuADed",
      cChainID: "2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC",
    })
  })

  test("12345, whenever it starts: the chains keep their ids, the validators do not", () => {
    const first = buildGenesis(localGenesis(1_721_016_000n))
    const later = buildGenesis(localGenesis(1_721_016_000n + 270n * 86_400n))
    expect({ ...ids(later), id: "" }).toEqual({ ...ids(first), id: "" })
    expect(later.validators.map(({ id }) => formatId(id))).not.toEqual(first.validators.map(({ id }) => formatId(id)))
  })

  test("5: twenty validators without BLS keys", () => {
    const genesis = buildGenesis(fuji.file)
    expect(ids(genesis)).toEqual({
      id: fuji.id,
      avaxAssetID: fuji.avaxAssetID,
      xChainID: fuji.xChainID,
      cChainID: fuji.cChainID,
    })
    expect(genesis.validators.map(({ unsigned }) => unsigned.type)).toEqual(Array(20).fill("AddValidatorTx"))
    expect(genesis.initialSupply).toBe(360_000_000_000_000_000n)
  })
})

describe("the recorded network", () => {
  const genesis = buildGenesis(recorded.file)

  test("has the X-Chain and the asset that its genesis file derives", () => {
    const [xChain] = genesis.chains
    expect(formatId(genesis.avaxAssetID)).toBe(recorded.avaxAssetID)
    expect(formatId(genesis.xChainID)).toBe(recorded.xChainID)
    expect(toHex(xChain?.bytes as Uint8Array)).toBe(recorded.xChain)
  })

  test("has the validator that its genesis file derives", () => {
    expect(genesis.validators.map(({ bytes }) => toHex(bytes))).toEqual([recorded.validator])
  })

  test("reports no UTXO of its beginning but those that its genesis file derives", () => {
    const derived = genesis.utxos.map((utxo) => toHex(chain.encodePChainUtxo(utxo)))
    expect(recorded.utxos).toHaveLength(5)
    expect(derived).toEqual(expect.arrayContaining([...recorded.utxos]))
    expect(genesis.utxos.map(({ outputIndex, output }) => [outputIndex, output.type])).toEqual([
      [0, "secp256k1fx.TransferOutput"],
      [1, "stakeable.LockOut"],
      [2, "secp256k1fx.TransferOutput"],
      [3, "secp256k1fx.TransferOutput"],
      [4, "stakeable.LockOut"],
      [5, "secp256k1fx.TransferOutput"],
      [6, "stakeable.LockOut"],
      [7, "secp256k1fx.TransferOutput"],
      [8, "stakeable.LockOut"],
    ])
  })

  test("begins on the X-Chain with what the chain's own transaction says", () => {
    const { unsigned } = chain.decodePChainTransaction(fromHex(recorded.xChain))
    if (unsigned.type !== "CreateChainTx") throw new Error(unsigned.type)
    const { assets } = chain.decodeXChainGenesis(unsigned.genesisData)
    expect(
      assets.map(({ alias, id, transaction }) => [
        formatText(alias),
        formatId(id),
        formatText(transaction.unsigned.name),
      ]),
    ).toEqual([["AVAX", recorded.avaxAssetID, "Avalanche"]])
    const utxos = assets.flatMap((asset) => asset.utxos)
    expect(utxos.map(({ txID, outputIndex }) => [formatId(txID), outputIndex])).toEqual(
      [0, 1, 2, 3, 4].map((index) => [recorded.avaxAssetID, index]),
    )
    expect(
      utxos.map(({ output }) =>
        output.type === "secp256k1fx.TransferOutput"
          ? [output.amount, formatAddress(output.addresses[0] as Uint8Array, "custom")]
          : output.type,
      ),
    ).toEqual([
      [100_000_000_000_000n, "custom1p898ulra99xaxcwsqgv46e8mdm2frzgexzqc55"],
      [200_000_000_000_000n, "custom1l7gpux9a50penuf7g5zh68jpgsu38qs0pr5npz"],
      [300_000_000_000_000n, "custom1lh3l3re2tm0fz37cfm37g7ute3c07um378wqya"],
      [400_000_000_000_000n, "custom15zft9fzs0chn8722lasx94mg3uum6ukmml28f3"],
      [30_000_000_000_000_000n, "custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"],
    ])
    const written = assets.map(({ alias, transaction }) => ({ ...transaction.unsigned, alias }))
    expect(chain.encodeXChainGenesis(written)).toEqual(unsigned.genesisData)
  })
})

test("the local network's validators share the stake, and end one after the other", () => {
  const { validators } = buildGenesis(localGenesis(1_721_016_000n))
  const end = 1_721_016_000n + 31_536_000n
  const seen = validators.map(({ unsigned }) => {
    if (unsigned.type !== "AddPermissionlessValidatorTx") throw new Error(unsigned.type)
    const { validator, shares } = unsigned
    return { weight: validator.weight, before: end - validator.end, shares }
  })
  expect(seen.toSorted((a, b) => Number(a.before - b.before))).toEqual([
    { weight: 2_000_000_000_000_000n, before: 0n, shares: 1_000_000 },
    { weight: 2_000_000_000_000_000n, before: 5400n, shares: 500_000 },
    { weight: 2_000_000_000_000_000n, before: 10_800n, shares: 250_000 },
    { weight: 2_000_000_000_000_000n, before: 16_200n, shares: 125_000 },
    { weight: 2_000_000_000_000_000n, before: 21_600n, shares: 62_500 },
  ])
})

describe("a genesis file", () => {
  const file = parseGenesis(recorded.file)

  const refusal = (build: () => unknown): { code: string; path: string } => {
    try {
      build()
    } catch (error) {
      if (error instanceof chain.CodecError) return { code: error.code, path: error.path }
      throw error
    }
    throw new Error("accepted")
  }

  test("keeps amounts above 2^53 to the last unit", () => {
    const text = recorded.file.replace('"initialAmount": 30000000000000000', '"initialAmount": 18446744073709551615')
    expect(parseGenesis(text).allocations.map(({ initialAmount }) => initialAmount)).toContain(2n ** 64n - 1n)
  })

  test("may hold a C-Chain genesis of megabytes, escapes and digits in it untouched", () => {
    const cChainGenesis = JSON.stringify({ code: "\\9".repeat(1_000_000), digits: 12345678901234567890n.toString() })
    const text = JSON.stringify({ networkID: 7, cChainGenesis })
    expect(parseGenesis(text).cChainGenesis).toBe(cChainGenesis)
  })

  test.each([
    ["no JSON", "{", ""],
    ["no object", "[]", ""],
    [
      "a negative amount",
      '{"allocations":[{"ethAddr":"0x0000000000000000000000000000000000000000","avaxAddr":"X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p","initialAmount":-1}]}',
      "allocations[0].initialAmount",
    ],
    [
      "an address with a wrong letter",
      '{"initialStakedFunds":["X-custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7q"]}',
      "initialStakedFunds[0]",
    ],
    [
      "a node id of another kind",
      '{"initialStakers":[{"nodeID":"7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"}]}',
      "initialStakers[0].nodeID",
    ],
    ["a start beyond 64 bits", '{"startTime":18446744073709551616}', "startTime"],
    ["a fraction", '{"startTime":1.5}', "startTime"],
    ["a list that is none", '{"allocations":{}}', "allocations"],
    ["a message that is no text", '{"message":{}}', "message"],
  ])("with %s is refused, its member named", (_, text, path) => {
    expect(refusal(() => parseGenesis(text))).toEqual({ code: "invalid-value", path })
  })

  test.each<[string, Partial<chain.GenesisFile>, string]>([
    ["no validator", { initialStakers: [] }, "initialStakers"],
    ["nothing staked", { initialStakedFunds: [] }, "initialStakedFunds"],
    ["funds of nobody", { initialStakedFunds: [new Uint8Array(20)] }, "initialStakedFunds[0]"],
    [
      "funds twice",
      { initialStakedFunds: [...file.initialStakedFunds, ...file.initialStakedFunds] },
      "initialStakedFunds[1]",
    ],
    ["no time to stake", { initialStakeDuration: 0n }, "initialStakeDuration"],
    ["no C-Chain", { cChainGenesis: "" }, "cChainGenesis"],
    [
      "validators that end before they begin",
      { initialStakers: Array(3).fill(file.initialStakers[0]), initialStakeDurationOffset: 2n ** 40n },
      "initialStakeDurationOffset",
    ],
    [
      "a validator that ends as it begins",
      { initialStakers: Array(2).fill(file.initialStakers[0]), initialStakeDurationOffset: file.initialStakeDuration },
      "initialStakers[1]",
    ],
    [
      "a supply beyond 64 bits",
      { allocations: file.allocations.map((each) => ({ ...each, initialAmount: 2n ** 63n })) },
      "allocations",
    ],
    [
      "nothing to share",
      { allocations: file.allocations.map((each) => ({ ...each, unlockSchedule: [] })) },
      "initialStakers[0]",
    ],
  ])("with %s builds no network", (_, change, path) => {
    expect(refusal(() => buildGenesis({ ...file, ...change }))).toEqual({ code: "invalid-value", path })
  })
})
