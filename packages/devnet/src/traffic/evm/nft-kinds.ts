import { decodeResult, encodeData, fromAbi } from "ox/AbiFunction"
import { call, fromHex, type Hex, toHex } from "../../evm/index.ts"
import { gallery } from "../../generated/contracts/gallery.ts"
import { goods } from "../../generated/contracts/goods.ts"
import { mountainGear } from "../../metadata/collections.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import type { EvmKind } from "./evm-kind.ts"

const crystals = {
  mint: fromAbi(gallery.abi, "mint"),
  minted: fromAbi(gallery.abi, "minted"),
  ownerOf: fromAbi(gallery.abi, "ownerOf"),
  transferFrom: fromAbi(gallery.abi, "transferFrom"),
  burn: fromAbi(gallery.abi, "burn"),
} as const
const gear = {
  mint: fromAbi(goods.abi, "mint"),
  mintBatch: fromAbi(goods.abi, "mintBatch"),
  safeTransferFrom: fromAbi(goods.abi, "safeTransferFrom"),
} as const

const callContract = async ({ chain }: RunningChain, to: Hex, data: Hex): Promise<Hex> =>
  toHex(await call(chain, chain.tip, { to, data: fromHex(data) }))

/** A user mints an NFT for another user. */
export const mintNft: EvmKind = async (scene) => {
  const running = await scene.someChain()
  const [collection] = await scene.contracts(running, "ERC-721")
  if (!collection) return
  const minter = await scene.someone(running)
  const data = fromHex(encodeData(crystals.mint, [scene.anyone(running).address]))
  await minter.send({ to: collection.address, data, gas: 200_000n })
}

/** The owner of an NFT transfers or burns it; the first NFT always stays. */
export const moveNft: EvmKind = async (scene) => {
  const { random } = scene
  const running = await scene.someChain()
  const [collection] = await scene.contracts(running, "ERC-721")
  if (!collection) return
  const to = collection.address
  const minted = decodeResult(crystals.minted, await callContract(running, to, encodeData(crystals.minted)))
  if (minted === 0n) return
  const id = BigInt(random.between(1, Number(minted)))
  const owner = decodeResult(crystals.ownerOf, await callContract(running, to, encodeData(crystals.ownerOf, [id])))
  const key = scene.keys.find((one) => scene.wallet(running, one).address === owner.toLowerCase())
  if (!key) return
  const wallet = await scene.funded(running, key)
  const data =
    random.chance(0.1) && id > 1n
      ? encodeData(crystals.burn, [id])
      : encodeData(crystals.transferFrom, [wallet.address, scene.anyone(running).address, id])
  await wallet.send({ to, data: fromHex(data), gas: 150_000n })
}

/** A user mints ERC-1155 tokens, of one or several ids, or transfers some. */
export const useGoods: EvmKind = async (scene) => {
  const { random } = scene
  const running = await scene.someChain()
  const [collection] = await scene.contracts(running, "ERC-1155")
  if (!collection) return
  const wallet = await scene.someone(running)
  const someID = () => BigInt(random.between(1, mountainGear.designs))
  const other = scene.anyone(running).address
  const data = {
    mint: () => encodeData(gear.mint, [other, someID(), BigInt(random.between(1, 20))]),
    mintBatch: () => {
      const ids = random.shuffle([1n, 2n, 3n, 4n, 5n]).slice(0, random.between(2, 4))
      return encodeData(gear.mintBatch, [wallet.address, ids, ids.map(() => BigInt(random.between(1, 9)))])
    },
    give: () => encodeData(gear.safeTransferFrom, [wallet.address, other, someID(), 1n, "0x"]),
  }[random.weighed({ mint: 3, mintBatch: 2, give: 3 })]()
  await wallet.send({ to: collection.address, data: fromHex(data), gas: 300_000n })
}
