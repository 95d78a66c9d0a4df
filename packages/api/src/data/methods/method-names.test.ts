import { expect, test } from "vitest"
import { methodNames } from "./method-names.ts"
import { selectorOf } from "./selector.ts"

const vault = "0x1c64e344536221f938f724ba2a4677cc04657e77"
// Two functions with one selector.
const burn = "burn(uint256)"
const imitation = "collate_propagate_storage(bytes16)"

const abi = (signatures: string[], where: { address?: string; chainId?: string } = {}) => ({
  file: `${signatures[0]}.json`,
  address: where.address,
  chainId: where.chainId,
  signatures,
  entries: [],
})

test("the two functions of these tests share a selector", () => {
  expect(selectorOf(imitation)).toBe(selectorOf(burn))
})

test("without ABIs the bundled names count, and contracts do not", () => {
  const names = methodNames("43114", [])
  expect(names.byContract).toBe(false)
  expect(names.member("0xa9059cbb")).toBe(',"methodName":"transfer(address,uint256)"')
  expect(names.member("0x00000001")).toBe("")
})

test("an ABI for all contracts comes before what is bundled, and one of the contract before that", () => {
  const names = methodNames("43114", [abi([imitation]), abi([burn], { address: vault })])
  const selector = selectorOf(burn)
  expect(names.byContract).toBe(true)
  expect(names.member(selector)).toBe(`,"methodName":"${imitation}"`)
  expect(names.member(selector, "0x1c64E344536221f938F724ba2a4677cc04657E77")).toBe(`,"methodName":"${burn}"`)
  expect(names.member(selector, "0x0000000000000000000000000000000000000001")).toBe(`,"methodName":"${imitation}"`)
})

test("an ABI for another chain does not count, and one for this chain comes before one for all", () => {
  const abis = [abi([imitation], { chainId: "43113" }), abi([burn])]
  const selector = selectorOf(burn)
  expect(methodNames("43114", abis).member(selector)).toBe(`,"methodName":"${burn}"`)
  expect(methodNames("43113", abis).member(selector)).toBe(`,"methodName":"${imitation}"`)
})

test("two ABIs that give one selector two names are refused", () => {
  expect(() => methodNames("43114", [abi([burn]), abi([imitation])])).toThrow(
    `${imitation}.json: ${imitation} has the selector ${selectorOf(burn)} of ${burn}: give its ABI an address`,
  )
  expect(() => methodNames("43114", [abi([burn]), abi([burn])])).not.toThrow()
})
