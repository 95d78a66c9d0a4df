import { fileURLToPath } from "node:url"
import { compileContracts } from "@serac/kits/demo-chain"
import { type Account, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, zeroHash } from "viem"
import type { ForkedClient, ScriptedCall } from "./forked-node.ts"

const folder = fileURLToPath(new URL("../../contracts/", import.meta.url))

/** The contracts that the living chain has before it is forked. */
export interface LivingContracts {
  readonly token: Hex
  readonly tickets: Hex
  readonly vault: Hex
  readonly vaultAdmin: Hex
  readonly workshop: Hex
}

export type Compiled = Awaited<ReturnType<typeof compileContracts>>

/** The contracts of the script, compiled: those of OpenZeppelin and some that use them. */
export const compileScript = (): Promise<Compiled> => compileContracts(folder)

const found = (compiled: Compiled, name: string) => {
  const contract = compiled[name]
  if (contract === undefined) throw new Error(`There is no contract ${name}`)
  return contract
}

const creation = (compiled: Compiled, name: string, args: readonly unknown[] = []): Hex => {
  const { abi, bytecode } = found(compiled, name)
  return encodeDeployData({ abi, bytecode, args })
}

const callData = (compiled: Compiled, name: string, functionName: string, args: readonly unknown[] = []): Hex =>
  encodeFunctionData({ abi: found(compiled, name).abi, functionName, args })

const somebody = `0x${"5e".repeat(20)}` as const

/** Deploys the contracts on the living chain, and uses them once. */
export async function prepareLiving(
  client: ForkedClient,
  owner: Account,
  compiled: Compiled,
): Promise<LivingContracts> {
  const { address } = owner
  const token = await client.deploy(owner, creation(compiled, "Token", [address]))
  const tickets = await client.deploy(owner, creation(compiled, "Tickets", [address, 3n]))
  const logic = await client.deploy(owner, creation(compiled, "Vault"))
  const vault = await client.deploy(owner, creation(compiled, "VaultProxy", [logic, address]))
  const workshop = await client.deploy(owner, creation(compiled, "Workshop"))
  await client.send({ account: owner, to: vault, data: callData(compiled, "Vault", "deposit"), value: 1_000n })
  await client.send({ account: owner, to: token, data: callData(compiled, "Token", "transfer", [somebody, 10n]) })
  // The proxy creates its administrator.
  const vaultAdmin = getContractAddress({ from: vault, nonce: 1n })
  return { token, tickets, vault, vaultAdmin, workshop }
}

/** A step of the script. */
export interface ScriptStep {
  readonly name: string
  readonly call: ScriptedCall
}

/** What is done on the living chain and on each fork: calls, transfers, an upgrade, and what fails. */
export function scriptSteps(
  owner: Account,
  contracts: LivingContracts,
  compiled: Compiled,
  nonce: number,
): ScriptStep[] {
  const { token, tickets, vault, vaultAdmin, workshop } = contracts
  const step = (name: string, to: Hex | undefined, data: Hex, value = 0n): ScriptStep => ({
    name,
    call: { account: owner, to, data, value },
  })
  const upgrade = getContractAddress({ from: owner.address, nonce: BigInt(nonce + 6) })
  const call = (...given: [string, string, (readonly unknown[])?]) => callData(compiled, ...given)
  return [
    step("transfer", token, call("Token", "transfer", [somebody, 7n])),
    step("transfer of all", token, call("Token", "transfer", [somebody, 999_983n])),
    step("transfer of too much", token, call("Token", "transfer", [somebody, 1n])),
    step("approval", token, call("Token", "approve", [somebody, 5n])),
    step("ticket", tickets, call("Tickets", "transferFrom", [owner.address, somebody, 2n])),
    step("deposit", vault, call("Vault", "deposit"), 500n),
    step("upgrade's code", undefined, creation(compiled, "VaultUpgrade")),
    step("upgrade", vaultAdmin, upgradeData(vault, upgrade)),
    step("withdrawal", vault, call("VaultUpgrade", "withdraw", [1_500n])),
    step("withdrawal of too much", vault, call("VaultUpgrade", "withdraw", [1n])),
    step("clone", workshop, call("Workshop", "make", [upgrade, zeroHash])),
    step("same clone", workshop, call("Workshop", "make", [upgrade, zeroHash])),
    step("payment", somebody, "0x", 3n),
  ]
}

const adminAbi = [
  {
    type: "function",
    name: "upgradeAndCall",
    stateMutability: "payable",
    inputs: [
      { name: "proxy", type: "address" },
      { name: "implementation", type: "address" },
      { name: "data", type: "bytes" },
    ],
    outputs: [],
  },
] as const

const upgradeData = (proxy: Hex, implementation: Hex): Hex =>
  encodeFunctionData({ abi: adminAbi, functionName: "upgradeAndCall", args: [proxy, implementation, "0x"] })

/** What can be read of the contracts afterwards, by name. */
export async function readContracts(
  client: ForkedClient,
  { address }: Account,
  { token, tickets, vault, workshop }: LivingContracts,
  compiled: Compiled,
): Promise<Readonly<Record<string, unknown>>> {
  const read = (to: Hex, name: string, functionName: string, args: readonly unknown[] = []) =>
    client.call(to, found(compiled, name).abi, functionName, args)
  const clone = (await read(workshop, "Workshop", "made", [0n])) as Hex
  const implementationSlot = "0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc"
  const told = {
    balances: [await read(token, "Token", "balanceOf", [address]), await read(token, "Token", "balanceOf", [somebody])],
    supply: await read(token, "Token", "totalSupply"),
    domain: await read(token, "Token", "DOMAIN_SEPARATOR"),
    allowance: await read(token, "Token", "allowance", [address, somebody]),
    tickets: await Promise.all([0n, 1n].map((at) => read(tickets, "Tickets", "tokenOfOwnerByIndex", [address, at]))),
    owner: await read(tickets, "Tickets", "ownerOf", [2n]),
    vault: [await read(vault, "VaultUpgrade", "version"), await read(vault, "VaultUpgrade", "total")],
    implementation: await client.read.getStorageAt({ address: vault, slot: implementationSlot }),
    clone,
    cloneCode: await client.read.getCode({ address: clone }),
    nonce: await client.read.getTransactionCount({ address }),
    wei: await client.read.getBalance({ address: somebody }),
    vaultWei: await client.read.getBalance({ address: vault }),
  }
  return told
}
