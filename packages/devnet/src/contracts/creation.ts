import { encode, fromAbi } from "ox/AbiConstructor"
import { fromHex, type Hex } from "../evm/index.ts"
import { coin } from "../generated/contracts/coin.ts"
import { gallery } from "../generated/contracts/gallery.ts"
import { goods } from "../generated/contracts/goods.ts"
import { mailbox } from "../generated/contracts/mailbox.ts"
import { refuser } from "../generated/contracts/refuser.ts"
import { splitter } from "../generated/contracts/splitter.ts"
import { iceCrystals, mountainGear } from "../metadata/collections.ts"
import type { PlannedContract } from "./planned-contract.ts"

/** The amount that each initial holder of a token has, in whole tokens. */
const holderShare = 100_000n

/** The creation code of a contract with its constructor arguments; for an ERC-20, `holders` share the whole supply. */
export function creationCode(contract: PlannedContract, holders: readonly Hex[]): Uint8Array {
  return fromHex(creationBytecode(contract, holders))
}

function creationBytecode({ kind, name, symbol, decimals }: PlannedContract, holders: readonly Hex[]): Hex {
  switch (kind) {
    case "ERC-20": {
      const args = [name, symbol, decimals, holders, holderShare * 10n ** BigInt(decimals)] as const
      return encode(fromAbi(coin.abi), { bytecode: coin.bytecode, args })
    }
    case "ERC-721": {
      const { folder, designs } = iceCrystals
      const args = [name, symbol, `ipfs://${folder}/`, BigInt(designs)] as const
      return encode(fromAbi(gallery.abi), { bytecode: gallery.bytecode, args })
    }
    case "ERC-1155": {
      const args = [name, symbol, `ipfs://${mountainGear.folder}/{id}.json`] as const
      return encode(fromAbi(goods.abi), { bytecode: goods.bytecode, args })
    }
    case "mailbox":
      return mailbox.bytecode
    case "splitter":
      return splitter.bytecode
    default:
      return encode(fromAbi(refuser.abi), { bytecode: refuser.bytecode, args: [kind === "unborn"] })
  }
}
