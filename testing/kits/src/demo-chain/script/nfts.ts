import type { Address } from "viem"
import { call, type Scene, type ScriptedCall } from "./call.ts"
import { tokenUri } from "./metadata.ts"

const someAccount = ({ random, addresses }: Scene) => random.between(1, addresses.length - 1)
const gallery = ({ random, contracts }: Scene) =>
  random.pick([contracts.gallery, contracts.gallery, contracts.sketches])

export function mintNft(scene: Scene): readonly ScriptedCall[] {
  const { random, addresses, block } = scene
  const uri = tokenUri(random, block * 100 + random.between(0, 99))
  return [call(someAccount(scene), gallery(scene), "mint", addresses[someAccount(scene)], uri)]
}

/** Transfers an existing token, or mints one if there is none. */
export async function transferNft(scene: Scene): Promise<readonly ScriptedCall[]> {
  const { random, addresses, read } = scene
  const collection = gallery(scene)
  const minted = Number(await read<bigint>(collection, "minted"))
  if (minted === 0) return mintNft(scene)
  const id = BigInt(random.between(1, minted))
  const to = addresses[someAccount(scene)]
  const way = random.weighted({ plain: 5, safe: 3, approved: 2, burn: 1 })
  const spender = someAccount(scene)
  const owner = await read<Address>(collection, "ownerOf", [id]).catch((): Address => "0x")
  const from = addresses.indexOf(owner)
  if (from === -1) return mintNft(scene)
  if (way === "plain") return [call(from, collection, "transferFrom", owner, to, id)]
  if (way === "safe") return [call(from, collection, "safeTransferFrom", owner, to, id)]
  if (way === "burn") return [call(from, collection, "burn", id)]
  return [
    call(from, collection, "approve", addresses[spender], id),
    call(spender, collection, "transferFrom", owner, to, id),
  ]
}

const goodIds = (scene: Scene, count: number) =>
  Array.from({ length: count }, () => BigInt(scene.random.between(1, 12)))

export function mintGoods(scene: Scene): readonly ScriptedCall[] {
  const { random, addresses, contracts } = scene
  const to = addresses[someAccount(scene)]
  const ids = goodIds(scene, random.between(1, 4))
  const values = ids.map(() => BigInt(random.between(1, 900)))
  const one = call(0, contracts.goods, "mint", to, ids[0], values[0])
  return [ids.length === 1 ? one : call(0, contracts.goods, "mintBatch", to, ids, values)]
}

/** ERC-1155 transfers, single and in batches with repeated IDs; some fail because of insufficient balance. */
export function transferGoods(scene: Scene): readonly ScriptedCall[] {
  const { random, addresses, contracts } = scene
  const from = someAccount(scene)
  const [owner, to] = [addresses[from], addresses[someAccount(scene)]]
  const ids = goodIds(scene, random.between(1, 5))
  const values = ids.map(() => BigInt(random.between(0, 3)))
  const one = call(from, contracts.goods, "safeTransferFrom", owner, to, ids[0], values[0], "0x")
  return [ids.length === 1 ? one : call(from, contracts.goods, "safeBatchTransferFrom", owner, to, ids, values, "0x")]
}
