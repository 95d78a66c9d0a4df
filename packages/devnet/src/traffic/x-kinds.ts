import { buildCreateAssetTx, buildOperationTx, buildXChainBaseTx, type XChainUtxo } from "@serac/chain"
import { keyOf } from "../interfaces/keys.ts"
import { zeroID } from "../ledger/index.ts"
import type { DevnetWallet } from "../wallet/devnet-wallet.ts"
import { someAmount } from "./amount.ts"
import { milliAvax, someRecipient } from "./recipients.ts"
import type { Scene } from "./scene.ts"

type XActivity = (scene: Scene) => void

const assetNames = ["Frost", "Cornice", "Moraine", "Neve", "Firn", "Bergschrund", "Crevasse", "Arete"]

const transferKind: XActivity = (scene) => {
  const count = scene.random.between(1, 3)
  const outputs = Array.from({ length: count }, () => ({
    to: someRecipient(scene),
    amount: someAmount(scene.random, milliAvax),
  }))
  scene.someone().transferX(outputs)
}

const exportKind: XActivity = (scene) => {
  const { genesis } = scene.network
  const wallet = scene.someone()
  const destination = scene.random.chance(0.5) ? zeroID : genesis.cChainID
  wallet.exportX(destination, [{ to: wallet.address, amount: someAmount(scene.random, 5n * milliAvax) }])
}

const importKind: XActivity = (scene) => {
  const wallet = waitingOn(scene, scene.network.genesis.xChainID, zeroID) ?? scene.someone()
  wallet.importX(zeroID)
}

/** A random user with UTXOs exported to a chain, if there is one. */
export function waitingOn({ network, people }: Scene, destination: Uint8Array, source: Uint8Array) {
  const waiting = network.memory.between(source, destination)
  return people.find(({ address }) => waiting.countOf(keyOf(address)) > 0)
}

const createAsset: XActivity = (scene) => {
  const { random } = scene
  const wallet = scene.someone()
  const name = `${random.pick(assetNames)} ${random.between(1, 999)}`
  const symbol = name.slice(0, 3).toUpperCase()
  const kind = random.weighed({ fixed: 3, variable: 2, nft: 2, property: 1 })
  const asset = { name, symbol, denomination: kind === "nft" || kind === "property" ? 0 : random.between(0, 9) }
  const to = wallet.address
  const states = {
    fixed: { holders: [{ to, amount: someAmount(random, 1_000_000n) }] },
    variable: { holders: [{ to, amount: someAmount(random, 1_000n) }], minters: [to] },
    nft: {
      nftMinters: [
        { to, groupID: 0 },
        { to, groupID: 1 },
      ],
    },
    property: { propertyMinters: [to] },
  }[kind]
  wallet.issueX(buildCreateAssetTx(wallet.xContext, wallet.xWallet, { ...asset, ...states }))
}

/** A random UTXO of a user on X of a type other than a transfer. */
function held<T extends XChainUtxo["output"]["type"]>(wallet: DevnetWallet, type: T): XChainUtxo | undefined {
  return wallet.xWallet.utxos.find(({ output }) => output.type === type)
}

const mint = (scene: Scene, wallet: DevnetWallet) => {
  const utxo = held(wallet, "secp256k1fx.MintOutput")
  if (!utxo) return undefined
  const amount = someAmount(scene.random, 100n)
  return { ...utxoSource(utxo), type: "secp256k1fx.MintOperation", to: someRecipient(scene), amount } as const
}

const mintNft = (scene: Scene, wallet: DevnetWallet) => {
  const utxo = held(wallet, "nftfx.MintOutput")
  if (utxo?.output.type !== "nftfx.MintOutput") return undefined
  const payload = new TextEncoder().encode(JSON.stringify({ serial: scene.random.between(1, 9_999) }))
  const { groupID } = utxo.output
  return { ...utxoSource(utxo), type: "nftfx.MintOperation", to: [wallet.address], payload, groupID } as const
}

const moveNft = (scene: Scene, wallet: DevnetWallet) => {
  const utxo = held(wallet, "nftfx.TransferOutput")
  return utxo && ({ ...utxoSource(utxo), type: "nftfx.TransferOperation", to: scene.someone().address } as const)
}

const mintProperty = (_: Scene, wallet: DevnetWallet) => {
  const utxo = held(wallet, "propertyfx.MintOutput")
  return utxo && ({ ...utxoSource(utxo), type: "propertyfx.MintOperation", to: wallet.address } as const)
}

const burnProperty = (_: Scene, wallet: DevnetWallet) => {
  const utxo = held(wallet, "propertyfx.OwnedOutput")
  return utxo && ({ ...utxoSource(utxo), type: "propertyfx.BurnOperation" } as const)
}

const utxoSource = ({ assetID, txID, outputIndex }: XChainUtxo) => ({ assetID, utxo: { txID, outputIndex } })

const operationKinds = { mint, mintNft, moveNft, mintProperty, burnProperty }
const operationWeights = { mint: 3, mintNft: 3, moveNft: 3, mintProperty: 1, burnProperty: 1 }

const operate: XActivity = (scene) => {
  const wanted = scene.random.weighed(operationWeights)
  for (const wallet of scene.random.shuffle(scene.people)) {
    const operation = operationKinds[wanted](scene, wallet)
    if (!operation) continue
    wallet.issueX(buildOperationTx(wallet.xContext, wallet.xWallet, { operations: [operation] }))
    return
  }
}

/** A transfer of an asset other than AVAX. */
const transferAsset: XActivity = (scene) => {
  const avax = keyOf(scene.network.genesis.avaxAssetID)
  for (const wallet of scene.random.shuffle(scene.people)) {
    const { xWallet, xContext } = wallet
    const utxo = xWallet.utxos.find(
      ({ assetID, output }) => output.type === "secp256k1fx.TransferOutput" && keyOf(assetID) !== avax,
    )
    if (utxo?.output.type !== "secp256k1fx.TransferOutput") continue
    const amount = (utxo.output.amount + 1n) / 2n
    const outputs = [{ to: someRecipient(scene), amount, assetID: utxo.assetID }]
    wallet.issueX(buildXChainBaseTx(xContext, xWallet, { outputs }))
    return
  }
}

/** The activities on the X-Chain, with their weights. */
export const xKinds: Readonly<Record<string, readonly [weight: number, act: XActivity]>> = {
  transfer: [10, transferKind],
  transferAsset: [4, transferAsset],
  createAsset: [2, createAsset],
  operate: [6, operate],
  export: [4, exportKind],
  import: [4, importKind],
}
