import { expect, test } from "vitest"
import { senderKey } from "./sender-key.ts"

/** The example of EIP-155. */
const bound = {
  type: "0x0",
  from: "0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F",
  nonce: "0x9",
  gasPrice: "0x4a817c800",
  gas: "0x5208",
  to: "0x3535353535353535353535353535353535353535",
  value: "0xde0b6b3a7640000",
  input: "0x",
  chainId: "0x1",
  v: "0x25",
  r: "0x28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276",
  s: "0x67cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83",
}

/** The transaction that created the deterministic deployment proxy on every chain; its signature has no chain ID. */
const unbound = {
  type: "0x0",
  from: "0x3fab184622dc19b6109349b94811493bf2a45362",
  nonce: "0x0",
  gasPrice: "0x174876e800",
  gas: "0x186a0",
  to: null,
  value: "0x0",
  input: `0x604580600e600039806000f350fe7${"f".repeat(63)}e03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3`,
  v: "0x1b",
  r: `0x${"2".repeat(64)}`,
  s: `0x${"2".repeat(64)}`,
}

const hexOf = (key: Uint8Array | undefined) => key && Buffer.from(key).toString("hex")

test("the key of a legacy transaction that is bound to its chain", () =>
  expect(hexOf(senderKey(bound))).toBe("024bc2a31265153f07e70e0bab08724e6b85e217f8cd628ceb62974247bb493382"))

test("the key of a legacy transaction that is bound to no chain", () =>
  expect(hexOf(senderKey(unbound))).toBe("020a98b1acb38ed9cd8d0e8f1f03b1588bae140586f8a8049197b65013a3c17690"))

test("a signature that is not the sender's, or none, tells no key", () => {
  const others = [
    { from: unbound.from },
    { v: "0x26" },
    { v: "0x0" },
    { value: "0x1" },
    { r: "0x0" },
    { r: `0x${"f".repeat(64)}` },
    { s: "0x0" },
    { s: undefined },
    { v: undefined },
    { input: "0xzz" },
    { r: `0x1${"0".repeat(64)}` },
    // Blob and set-code transactions.
    { type: "0x3" },
    { type: "0x4" },
  ]
  expect(others.map((other) => senderKey({ ...bound, ...other }))).toEqual(others.map(() => undefined))
})
