import { type Hex, toBigInt, toHex, toWord } from "../codec/hex.ts"
import type { PrecompileConfig } from "../config/precompile-config.ts"
import type { WorldState } from "../state/world-state.ts"
import {
  addressAt,
  addressWord,
  assertWritable,
  gasCost,
  type PrecompileCall,
  PrecompileError,
  type PrecompileFunctions,
  topicOf,
} from "./precompile.ts"

/** The roles that an address can have in a precompile's allow list. */
export const roles = { none: 0n, enabled: 1n, admin: 2n, manager: 3n } as const

const roleNames = ["NoRole", "EnabledRole", "AdminRole", "ManagerRole"] as const

/** The role of an address in a precompile's allow list. */
export async function roleOf(state: WorldState, precompile: Hex, address: Hex): Promise<bigint> {
  return toBigInt(await state.storage(precompile, toHex(addressWord(address))))
}

/** Whether an address may use a precompile with an allow list. */
export async function isEnabled(state: WorldState, precompile: Hex, address: Hex): Promise<boolean> {
  const role = await roleOf(state, precompile, address)
  return role === roles.enabled || role === roles.admin || role === roles.manager
}

/** Writes the roles of a configuration into a state. */
export async function configureAllowList(state: WorldState, precompile: Hex, config: PrecompileConfig): Promise<void> {
  const write = async (addresses: readonly Hex[] | undefined, role: bigint) => {
    for (const address of addresses ?? []) await state.setStorage(precompile, toHex(addressWord(address)), toWord(role))
  }
  await write(config.enabledAddresses, roles.enabled)
  await write(config.adminAddresses, roles.admin)
  await write(config.managerAddresses, roles.manager)
}

/** The functions that every precompile with an allow list has. */
export function allowListFunctions(precompile: Hex): PrecompileFunctions {
  const setter = (role: bigint) => (call: PrecompileCall, input: Uint8Array) => setRole(call, precompile, input, role)
  return {
    "readAllowList(address)": async (call, input) => {
      call.gas.use(gasCost.read)
      return toWord(await roleOf(call.state, precompile, addressAt(input, 0)))
    },
    "setAdmin(address)": setter(roles.admin),
    "setEnabled(address)": setter(roles.enabled),
    "setManager(address)": setter(roles.manager),
    "setNone(address)": setter(roles.none),
  }
}

async function setRole(call: PrecompileCall, precompile: Hex, input: Uint8Array, role: bigint): Promise<Uint8Array> {
  const { state, caller, crypto } = call
  call.gas.use(gasCost.write)
  const address = addressAt(input, 0)
  assertWritable(call)
  const from = await roleOf(state, precompile, address)
  if (!mayChangeRole(await roleOf(state, precompile, caller), from, role)) {
    const [before, after] = [from, role].map((value) => roleNames[Number(value)] ?? "UnknownRole")
    throw new PrecompileError(
      `cannot modify allow list: modify address: ${checksummed(call, caller)}, from role: ${before}, to role: ${after}`,
    )
  }
  call.gas.use(gasCost.log + 4n * gasCost.topic + 32n * gasCost.logByte)
  call.logs.push({
    address: precompile,
    topics: [
      topicOf("RoleSet(uint256,address,address,uint256)", crypto),
      toHex(toWord(role)),
      toHex(addressWord(address)),
      toHex(addressWord(caller)),
    ],
    data: toWord(from),
  })
  await state.setStorage(precompile, toHex(addressWord(address)), toWord(role))
  return new Uint8Array(0)
}

/** Whether a caller with a role may change another address's role from `from` to `to`. */
export function mayChangeRole(caller: bigint, from: bigint, to: bigint): boolean {
  const minor = (role: bigint) => role === roles.none || role === roles.enabled
  return caller === roles.admin || (caller === roles.manager && minor(from) && minor(to))
}

/** An address with the EIP-55 checksum, as in the node's messages. */
export function checksummed({ crypto }: Pick<PrecompileCall, "crypto">, address: Hex): string {
  const digits = address.slice(2)
  const hash = toHex(crypto.keccak256(new TextEncoder().encode(digits))).slice(2)
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash[at] as string, 16) >= 8 ? digit.toUpperCase() : digit)).join("")}`
}
