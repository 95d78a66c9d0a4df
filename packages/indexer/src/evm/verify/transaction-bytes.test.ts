import {
  type Hex,
  hexToBigInt,
  keccak256,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializable,
  toHex,
} from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import { bigOf, transactionBytes } from "./transaction-bytes.ts"

const { keccak, senders } = verifyTools
const account = privateKeyToAccount(`0x${"5a".repeat(32)}`)
const to: Hex = `0x${"12".repeat(20)}`
const accessList = [{ address: to, storageKeys: [`0x${"07".repeat(32)}`, `0x${"00".repeat(32)}`] as const }]
const common = { chainId: 43_114, nonce: 300, gas: 21_000n, value: 10n ** 20n, data: "0x00ff" } as const
const dynamic = { ...common, maxFeePerGas: 5n * 10n ** 9n, maxPriorityFeePerGas: 0n, to }
const authorization = {
  address: to,
  chainId: 43_114,
  nonce: 7,
  r: `0x${"31".repeat(32)}`,
  s: "0x0044",
  yParity: 1,
} as const

const transactions: Readonly<Record<string, TransactionSerializable>> = {
  "a legacy transaction": { ...common, type: "legacy", gasPrice: 225n * 10n ** 9n, to },
  "a legacy transaction of any chain": { ...common, chainId: undefined, type: "legacy", gasPrice: 1n, to },
  "a creation": { ...common, type: "legacy", gasPrice: 1n, nonce: 0 },
  "an access list": { ...common, type: "eip2930", gasPrice: 1n, to, accessList },
  "a dynamic fee": { ...dynamic, type: "eip1559", accessList },
  blobs: {
    ...dynamic,
    type: "eip4844",
    maxFeePerBlobGas: 3n,
    blobVersionedHashes: [`0x01${"ab".repeat(31)}`],
  },
  "an authorization": { ...dynamic, type: "eip7702", authorizationList: [authorization] },
}

const numbers: Readonly<Record<string, Hex>> = {
  legacy: "0x0",
  eip2930: "0x1",
  eip1559: "0x2",
  eip4844: "0x3",
  eip7702: "0x4",
}

/** A node's answer about a signed transaction. */
function answered(serialized: Hex): Readonly<Record<string, unknown>> {
  const tx = parseTransaction(serialized as `0x02${string}`) as unknown as Readonly<Record<string, unknown>>
  const quantity = (name: string) => (tx[name] === undefined ? {} : { [name]: toHex(tx[name] as bigint) })
  const { data, v, yParity, authorizationList } = tx
  return {
    hash: keccak256(serialized),
    type: numbers[tx.type as string],
    to: tx.to ?? null,
    input: data ?? "0x",
    ...Object.assign(
      { nonce: "0x0", value: "0x0", chainId: "0x0", maxPriorityFeePerGas: "0x0" },
      ...[
        "nonce",
        "value",
        "gas",
        "gasPrice",
        "chainId",
        "maxFeePerGas",
        "maxPriorityFeePerGas",
        "maxFeePerBlobGas",
      ].map(quantity),
    ),
    accessList: tx.accessList ?? [],
    blobVersionedHashes: tx.blobVersionedHashes,
    authorizationList: (authorizationList as readonly (typeof authorization)[] | undefined)?.map((one) => ({
      ...one,
      chainId: toHex(one.chainId),
      nonce: toHex(one.nonce),
      yParity: toHex(one.yParity),
    })),
    r: toHex(hexToBigInt(tx.r as Hex)),
    s: toHex(hexToBigInt(tx.s as Hex)),
    ...(v === undefined ? {} : { v: toHex(v as bigint) }),
    ...(yParity === undefined ? {} : { yParity: toHex(yParity as number) }),
  }
}

test.each(Object.entries(transactions))("%s has the bytes that were signed, and its sender", async (_, transaction) => {
  const serialized = await account.signTransaction(transaction, { serializer: serializeTransaction })
  const tx = answered(serialized)
  const bytes = transactionBytes(tx)
  expect(`0x${bytes.signed}`).toBe(serialized)
  expect(`0x${keccak.hash(bytes.signed)}`).toBe(tx.hash)
  expect(`0x${senders.of(tx, bytes)}`).toBe(account.address.toLowerCase())
})

test("a transaction of another type is none whose hash could be known", () => {
  expect(() => transactionBytes({ type: "0x7e" })).toThrow("transactions of type 126 cannot be hashed by this version")
})

test("a transaction with a sender in the place of a signature is that sender's", () => {
  const tx = { type: "0x0", nonce: "0x1", gasPrice: "0x1", gas: "0x1", to: null, value: "0x0", input: "0x", v: "0x1b" }
  const unsigned = { ...tx, r: `0x${"12".repeat(20)}`, s: "0x0" }
  expect(senders.of(unsigned, transactionBytes(unsigned))).toBe("12".repeat(20))
  const none = { ...tx, r: `0x${"12".repeat(21)}`, s: "0x0" }
  expect(senders.of(none, transactionBytes(none))).toBe(undefined)
})

test("a quantity is hexadecimal to its end, and a signature has one of two parities", () => {
  const tx = { type: "0x2", chainId: "0x1", nonce: "0x1", gas: "0x1", to, value: "0x0", input: "0x" }
  const paid = { ...tx, maxFeePerGas: "0x1", maxPriorityFeePerGas: "0x1", accessList: [] }
  const signed = { ...paid, r: "0x1", s: "0x1", yParity: "0x0" }
  const of = (given: object) => senders.of({ ...signed, ...given }, transactionBytes({ ...signed, ...given }))
  expect(of({})).toMatch(/^[0-9a-f]{40}$/)
  expect(of({ yParity: "0x2" })).toBe(undefined)
  for (const r of ["0x1z", "0x", "1", `0x${"1".repeat(65)}`]) expect(() => bigOf(r, "r")).toThrow("not a quantity")
})
