import { encodeDeployData, encodeFunctionData, type Hex } from "viem"
import { coin } from "../../src/generated/contracts/coin.ts"
import { gallery } from "../../src/generated/contracts/gallery.ts"

/** Init code that returns the given code. */
const initCodeOf = (code: Hex): Hex => {
  const digits = code.slice(2)
  const length = (digits.length / 2).toString(16).padStart(2, "0")
  return `0x60${length}600a5f3960${length}5ff3${digits}`
}

/** Creation data of the contracts that are on the living chain. */
export const creations = {
  coin: (holders: readonly Hex[]) =>
    encodeDeployData({ abi: coin.abi, bytecode: coin.bytecode, args: ["Ice", "ICE", 6, holders, 1_000n] }),
  gallery: () =>
    encodeDeployData({ abi: gallery.abi, bytecode: gallery.bytecode, args: ["Rime", "RIM", "ipfs://x/", 3n] }),
  // sstore(calldata[0], calldata[32])
  scribbler: () => initCodeOf("0x6020355f355500"),
  // sstore(0, blockhash(number - calldata[0]))
  historian: () => initCodeOf(("0x5f35430340" + "5f5500") as Hex),
  // selfdestruct(caller)
  quitter: () => initCodeOf("0x33ff"),
  /** sstore(0, 1), then selfdestruct(caller): a contract that is destroyed in the transaction that creates it. */
  mayfly: (): Hex => "0x60015f5533ff",
  /** A contract that stores in its constructor, and is the scribbler afterwards. */
  prepared: (): Hex => `0x60075f55${initCodeOf("0x6020355f355500").slice(2).replace("600a", "600e")}`,
}

export const transferOf = (to: Hex, value: bigint): Hex =>
  encodeFunctionData({ abi: coin.abi, functionName: "transfer", args: [to, value] })
export const mintTo = (to: Hex): Hex => encodeFunctionData({ abi: gallery.abi, functionName: "mint", args: [to] })
export const burnOf = (token: bigint): Hex =>
  encodeFunctionData({ abi: gallery.abi, functionName: "burn", args: [token] })

/** The calldata of words. */
export const words = (...values: readonly (bigint | number)[]): Hex =>
  `0x${values.map((value) => value.toString(16).padStart(64, "0")).join("")}`
