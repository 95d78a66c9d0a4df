import { type Abi, type Address, encodeDeployData, getContractAddress, type Hex } from "viem"
import type { CompiledContract } from "../solidity/compile.ts"

/** A contract of the script. */
export interface DemoContract {
  readonly address: Address
  readonly abi: Abi
}

/** The contracts that the script deploys first, in this order. */
const deployments = {
  iceCoin: ["Coin", "Ice Coin", "ICE", 18],
  meltwater: ["Coin", "Meltwater", "MELT", 6],
  oldCoin: ["OldCoin"],
  nameless: ["NamelessCoin"],
  gallery: ["Gallery", "Crevasse Gallery", "CREV"],
  sketches: ["Gallery", "Sketches", "SKETCH"],
  goods: ["Goods", 'data:application/json,{"name":"Good {id}","decimals":0,"properties":{"kind":"supply"}}'],
  factory: ["Factory"],
  payer: ["Payer"],
  reverter: ["Reverter", false],
  imitator: ["Imitator"],
} as const satisfies Record<string, readonly [string, ...unknown[]]>

export type DemoContractName = keyof typeof deployments
export type DemoContracts = Readonly<Record<DemoContractName, DemoContract>>

/** The deployer's transactions, in nonce order, and the resulting contracts. */
export function cast(deployer: Address, compiled: Readonly<Record<string, CompiledContract>>) {
  const contracts: Record<string, DemoContract> = {}
  const creations: Hex[] = []
  for (const [index, [name, [source, ...args]]] of Object.entries(deployments).entries()) {
    const { abi, bytecode } = compiled[source] as CompiledContract
    creations.push(encodeDeployData({ abi, bytecode, args }))
    contracts[name] = { abi, address: getContractAddress({ from: deployer, nonce: BigInt(index) }) }
  }
  return { contracts: contracts as DemoContracts, creations: creations as readonly Hex[] }
}
