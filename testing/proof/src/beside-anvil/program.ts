import type { Random } from "../simulation/random.ts"
import { Assembler, type Opcode } from "./assembler.ts"

const two: readonly Opcode[] = [
  "add", "mul", "sub", "div", "sdiv", "mod", "smod", "exp", "signextend", "lt", "gt", "slt", "sgt", "eq", "and", "or", "xor", "byte",
  "shl", "shr", "sar",
] // biome-ignore format: a table
const contextOpcodes: readonly Opcode[] = [
  "address", "origin", "caller", "callvalue", "calldatasize", "codesize", "gasprice", "returndatasize", "timestamp", "number",
  "gaslimit", "chainid", "selfbalance", "basefee", "pc", "msize", "gas",
] // biome-ignore format: a table

/** The number of storage slots that programs use, from slot 0. */
export const slots = 7

/** The ways in which a program ends, by weight. */
const endings = { stop: 2, return: 10, revert: 3, invalid: 1, badJump: 1, underflow: 1, endless: 1, selfdestruct: 1 }

/**
 * Random code that terminates: a few dozen statements, each of which leaves the stack unchanged
 * and mixes its result into the word at 0 in memory. Storage is never reset to its original value, since anvil refunds gas for that
 * and an Avalanche chain does not.
 *
 * @param known - addresses of 20 bytes that the program may call
 */
export function randomProgram(random: Random, known: readonly bigint[], ending = random.weighed(endings)): Uint8Array {
  const code = new Assembler()
  const targets = [...known, 1n, 2n, 3n, 4n, 5n, 6n, 9n, 0xdeadn]
  const word = () =>
    random.chance(0.4) ? BigInt(random.between(0, 300)) : BigInt(`0x${hex(random, random.between(1, 32))}`)
  const small = () => random.between(0, 160)
  /** Mixes the top of the stack into the memory word at 0. */
  const mix = () => code.push(0).op("mload", "add").push(1).nth("dup1", 1).op("shl", "xor").push(0).op("mstore")
  const kinds = {
    arithmetic: () => {
      code.push(word()).push(word()).op(random.pick(two))
      mix()
    },
    modular: () => {
      code
        .push(word())
        .push(word())
        .push(word())
        .op(random.pick(["addmod", "mulmod"]))
      mix()
    },
    surroundings: () => {
      code.op(random.pick(contextOpcodes))
      mix()
    },
    input: () => {
      code.push(small()).op("calldataload")
      mix()
      code
        .push(small())
        .push(small())
        .push(32 + small())
        .op("calldatacopy")
    },
    code: () =>
      code
        .push(small())
        .push(small())
        .push(32 + small())
        .op("codecopy"),
    other: () => {
      code.push(random.pick(targets)).op(random.pick(["balance", "extcodesize", "extcodehash"]))
      mix()
      code
        .push(small())
        .push(small())
        .push(32 + small())
        .push(random.pick(targets))
        .op("extcodecopy")
    },
    hash: () => {
      code.push(small()).push(small()).op("keccak256")
      mix()
    },
    memory: () =>
      code
        .push(small())
        .push(small())
        .push(32 + small())
        .op("mcopy")
        .push(word())
        .push(32 + small())
        .op("mstore8"),
    storage: () => {
      const slot = random.between(0, slots - 1)
      code.push(slot).op("sload")
      mix()
      // Each stored value is new, and none is 0.
      code.push(0).op("mload").push(slot).op("sload").op("add").push(1).op("or").push(slot).op("sstore")
    },
    transient: () => {
      const slot = random.between(0, 3)
      code.push(slot).op("tload")
      mix()
      code.push(0).op("mload").push(slot).op("tstore")
    },
    log: () => {
      const topics = random.between(0, 4)
      for (let topic = 0; topic < topics; topic++) random.chance(0.5) ? code.push(0).op("mload") : code.push(word())
      code.push(small()).push(small()).nth("log0", topics)
    },
    call: () => {
      const kind = random.pick(["call", "call", "delegatecall", "staticcall", "callcode"] as const)
      code
        .push(random.between(0, 96))
        .push(64 + small())
        .push(small())
        .push(small())
      if (kind === "call" || kind === "callcode") code.push(random.chance(0.4) ? random.between(1, 9) : 0)
      code.push(random.pick(targets)).push(random.between(0, 120_000)).op(kind)
      mix()
      code
        .op("returndatasize")
        .push(0)
        .push(64 + small())
        .op("returndatacopy")
    },
    create: () => {
      const deployer = new Assembler()
        .push(random.between(0, 5))
        .push(0)
        .op(random.pick(["return", "return", "revert"]))
      const bytes = deployer.bytes()
      code
        .push(BigInt(`0x${Buffer.from(bytes).toString("hex").padEnd(64, "0")}`))
        .push(256)
        .op("mstore")
      const isSalted = random.chance(0.5)
      if (isSalted) code.push(0).op("mload")
      code
        .push(bytes.length)
        .push(256)
        .push(random.between(0, 2))
        .op(isSalted ? "create2" : "create")
      mix()
    },
  }
  const weights = {
    ...{ arithmetic: 6, modular: 2, surroundings: 5, input: 3, code: 1, other: 2, hash: 2, memory: 2, storage: 4 },
    ...{ transient: 2, log: 3, call: 3, create: 1 },
  }
  for (let left = random.between(4, 40); left > 0; left--) {
    const write = kinds[random.weighed(weights)]
    if (random.chance(0.2))
      code
        .push(0)
        .op("mload")
        .push(1 << random.between(0, 4))
        .op("and")
        .when(() => void write())
    else write()
  }
  const output = () => code.push(random.between(0, 96)).push(0)
  if (ending === "return" || ending === "revert") output().op(ending)
  else if (ending === "badJump") code.push(1).op("jump")
  else if (ending === "underflow") code.op("pop")
  else if (ending === "endless")
    code
      .op("jumpdest")
      .push(code.length - 1)
      .op("jump")
  else if (ending === "selfdestruct") code.push(random.pick(targets)).op("selfdestruct")
  else code.op(ending)
  return code.bytes()
}

function hex(random: Random, bytes: number): string {
  return Array.from({ length: bytes }, () => random.between(0, 255).toString(16).padStart(2, "0")).join("")
}
