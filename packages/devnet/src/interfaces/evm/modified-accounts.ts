import {
  ArgumentError,
  type ArgumentReader,
  MissingArgument,
  optionalReader,
  type PositionalMethods,
  positionalMethod,
  readEvm,
} from "@serac/wire/node"
import { type EvmBlock, EvmError, modifiedAccounts } from "../../evm/index.ts"
import type { EvmContext } from "./evm-context.ts"

/** `debug_getModifiedAccountsBy…`: the accounts that a block or a range of blocks changed. Nodes have these methods until Helicon. */
export function modifiedAccountMethods({ chain }: Pick<EvmContext, "chain">): PositionalMethods {
  const found = (block: EvmBlock | undefined, name: string): EvmBlock => {
    if (block === undefined) throw new EvmError(`${name} not found`)
    return block
  }
  const between = (start: EvmBlock, end: EvmBlock | undefined) => {
    if (end !== undefined) return modifiedAccounts(chain, start, end)
    const { number } = start.header
    const parent = number === 0n ? undefined : chain.blockAt(number - 1n)
    if (parent === undefined) throw new EvmError(`block ${number.toString(16)} has no parent`)
    return modifiedAccounts(chain, parent, start)
  }
  return {
    debug_getModifiedAccountsByNumber: positionalMethod([nodeUint64, optionalReader(nodeUint64)], ([start, end]) => {
      const first = found(chain.blockAt(start), `start block ${start.toString(16)}`)
      return between(first, end === undefined ? undefined : found(chain.blockAt(end), `end block ${end}`))
    }),
    debug_getModifiedAccountsByHash: positionalMethod([readEvm.hash, optionalReader(readEvm.hash)], ([start, end]) => {
      const first = found(chain.blockByHash(start), `start block ${start.slice(2)}`)
      return between(first, end === undefined ? undefined : found(chain.blockByHash(end), `end block ${end.slice(2)}`))
    }),
  }
}

/** Reads a bare number below 2^64, like Go. */
const nodeUint64: ArgumentReader<bigint> = (given) => {
  if (given === undefined) throw new MissingArgument()
  if (given.kind === "null") return 0n
  if (given.kind !== "number") throw ArgumentError.ofKind(given, "uint64")
  // Longer texts are always out of range; the limit keeps parsing cheap.
  const value = /^\d{1,20}$/.test(given.text) ? BigInt(given.text) : 2n ** 64n
  if (value >= 2n ** 64n)
    throw new ArgumentError(`json: cannot unmarshal number ${given.text} into Go value of type uint64`)
  return value
}
