/** The opcodes of programs; a range (`push1` to `push32`, `log0` to `log4`) is listed by its first opcode. */
export const opcodes = {
  stop: 0x00, add: 0x01, mul: 0x02, sub: 0x03, div: 0x04, sdiv: 0x05, mod: 0x06, smod: 0x07, addmod: 0x08, mulmod: 0x09, exp: 0x0a,
  signextend: 0x0b, lt: 0x10, gt: 0x11, slt: 0x12, sgt: 0x13, eq: 0x14, iszero: 0x15, and: 0x16, or: 0x17, xor: 0x18, not: 0x19,
  byte: 0x1a, shl: 0x1b, shr: 0x1c, sar: 0x1d, keccak256: 0x20, address: 0x30, balance: 0x31, origin: 0x32, caller: 0x33,
  callvalue: 0x34, calldataload: 0x35, calldatasize: 0x36, calldatacopy: 0x37, codesize: 0x38, codecopy: 0x39, gasprice: 0x3a,
  extcodesize: 0x3b, extcodecopy: 0x3c, returndatasize: 0x3d, returndatacopy: 0x3e, extcodehash: 0x3f, timestamp: 0x42, number: 0x43,
  gaslimit: 0x45, chainid: 0x46, selfbalance: 0x47, basefee: 0x48, pop: 0x50, mload: 0x51, mstore: 0x52, mstore8: 0x53, sload: 0x54,
  sstore: 0x55, jump: 0x56, jumpi: 0x57, pc: 0x58, msize: 0x59, gas: 0x5a, jumpdest: 0x5b, tload: 0x5c, tstore: 0x5d, mcopy: 0x5e,
  push0: 0x5f, push1: 0x60, dup1: 0x80, swap1: 0x90, log0: 0xa0, create: 0xf0, call: 0xf1, callcode: 0xf2, return: 0xf3,
  delegatecall: 0xf4, create2: 0xf5, staticcall: 0xfa, revert: 0xfd, invalid: 0xfe, selfdestruct: 0xff,
} as const // biome-ignore format: a table
export type Opcode = keyof typeof opcodes

/** Code that is written from start to end. */
export class Assembler {
  readonly #bytes: number[] = []

  get length(): number {
    return this.#bytes.length
  }

  op(...names: readonly Opcode[]): this {
    this.#bytes.push(...names.map((name) => opcodes[name]))
    return this
  }

  /** An opcode of a range: `log0` to `log4`, `dup1` to `dup16` and the like. */
  nth(first: "log0" | "dup1" | "swap1", offset: number): this {
    this.#bytes.push(opcodes[first] + offset)
    return this
  }

  /** Pushes a value in the fewest bytes; 32 bytes at most. */
  push(value: bigint | number): this {
    const digits = BigInt(value).toString(16)
    if (digits === "0") return this.op("push0")
    const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex")
    this.#bytes.push(opcodes.push1 + bytes.length - 1, ...bytes)
    return this
  }

  /** Code that runs only where the top of the stack is not 0. */
  when(write: () => void): this {
    this.op("iszero")
    const at = this.#bytes.length + 1
    // The jump target is set after the code is written; two bytes hold any target.
    this.#bytes.push(opcodes.push1 + 1, 0, 0, opcodes.jumpi)
    write()
    const target = this.#bytes.length
    this.#bytes[at] = target >> 8
    this.#bytes[at + 1] = target & 255
    return this.op("jumpdest")
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

/** Creation code that deploys code: it runs optional code first, then copies the code that follows it. */
export function deployerOf(code: Uint8Array, before: Uint8Array = new Uint8Array()): Uint8Array {
  const make = (offset: number) =>
    new Assembler().push(code.length).push(offset).push(0).op("codecopy").push(code.length).push(0).op("return").bytes()
  // The length of the offset itself may change the length of the part before the code.
  let offset = before.length
  for (let round = 0; round < 3; round++) offset = before.length + make(offset).length
  return Uint8Array.from([...before, ...make(offset), ...code])
}
