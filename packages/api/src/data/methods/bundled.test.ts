import { expect, test } from "vitest"
import { bundledMethods, bundledSignatures } from "./bundled.ts"
import { readAbi } from "./read-abi.ts"

test("no bundled signature stands twice, and no two have one selector", () => {
  const signatures = bundledSignatures()
  expect(bundledMethods().size).toBe(signatures.length)
  expect(new Set(signatures).size).toBe(signatures.length)
})

test("every bundled signature is spelt as the ABI spells it", () => {
  const abi = bundledSignatures().map(entryOf)
  expect(readAbi("bundled", JSON.stringify(abi))).toEqual(bundledSignatures())
})

test.each([
  ["0xa9059cbb", "transfer(address,uint256)"],
  ["0x095ea7b3", "approve(address,uint256)"],
  ["0x23b872dd", "transferFrom(address,address,uint256)"],
  ["0x42842e0e", "safeTransferFrom(address,address,uint256)"],
  ["0xf242432a", "safeTransferFrom(address,address,uint256,uint256,bytes)"],
  ["0x2eb2c2d6", "safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)"],
  ["0xa22cb465", "setApprovalForAll(address,bool)"],
  ["0xd505accf", "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)"],
  ["0x2f2ff15d", "grantRole(bytes32,address)"],
  ["0xf2fde38b", "transferOwnership(address)"],
  ["0xd0e30db0", "deposit()"],
  ["0x2e1a7d4d", "withdraw(uint256)"],
  ["0xac9650d8", "multicall(bytes[])"],
  ["0x38ed1739", "swapExactTokensForTokens(uint256,uint256,address[],address,uint256)"],
  ["0x414bf389", "exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))"],
  ["0x6a761202", "execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)"],
  ["0x4f1ef286", "upgradeToAndCall(address,bytes)"],
  ["0x62448850", "sendCrossChainMessage((bytes32,address,(address,uint256),uint256,address[],bytes))"],
  ["0xccb5f809", "receiveCrossChainMessage(uint32,address)"],
])("%s is %s", (selector, signature) => {
  expect(bundledMethods().get(selector)).toBe(signature)
})

function entryOf(signature: string): object {
  const at = signature.indexOf("(")
  return { type: "function", name: signature.slice(0, at), inputs: inputsOf(signature.slice(at)) }
}

/** The inputs of `(a,(b,c)[],d)` as a JSON ABI writes them. */
function inputsOf(list: string): object[] {
  const parts: string[] = []
  let depth = 0
  let part = ""
  for (const letter of list.slice(1, -1)) {
    if (letter === "(") depth += 1
    if (letter === ")") depth -= 1
    if (letter === "," && depth === 0) {
      parts.push(part)
      part = ""
    } else part += letter
  }
  if (part !== "") parts.push(part)
  return parts.map((type) => {
    if (!type.startsWith("(")) return { type }
    const end = type.lastIndexOf(")")
    return { type: `tuple${type.slice(end + 1)}`, components: inputsOf(type.slice(0, end + 1)) }
  })
}
