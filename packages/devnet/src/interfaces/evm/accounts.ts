import { listReader, type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { EvmError, fromHex, type Hex, nextNonce, proofOf, toHex, toQuantity } from "../../evm/index.ts"
import { blockAt, blockReaders, type EvmContext } from "./evm-context.ts"

/** `eth_` methods about accounts. */
export function accountMethods(context: EvmContext): PositionalMethods {
  const { chain } = context
  const { address, string } = readEvm
  const { blockReference } = blockReaders(context)
  return {
    eth_getBalance: positionalMethod([address, blockReference], async ([of, at]) => {
      const account = await chain.read(blockAt(context, at), ({ state }) => state.account(of))
      return toQuantity(account?.balance ?? 0n)
    }),
    eth_getTransactionCount: positionalMethod([address, blockReference], async ([of, at]) => {
      if (at === "pending") return toQuantity(await nextNonce(chain, of))
      const account = await chain.read(blockAt(context, at), ({ state }) => state.account(of))
      return toQuantity(account?.nonce ?? 0n)
    }),
    eth_getCode: positionalMethod([address, blockReference], async ([of, at]) =>
      toHex(await chain.read(blockAt(context, at), ({ state }) => state.code(of))),
    ),
    eth_getStorageAt: positionalMethod([address, string, blockReference], async ([of, key, at]) => {
      const slot = storageKey(key)
      const value = await chain.read(blockAt(context, at), ({ state }) => state.storage(of, slot))
      return `0x${toHex(value).slice(2).padStart(64, "0")}`
    }),
    eth_getProof: positionalMethod([address, listReader(string), blockReference], async ([of, keys, at]) => {
      const slots = keys.map(storageKey)
      const { account, accountProof, storageProof } = await proofOf(chain, blockAt(context, at), of, slots)
      return {
        address: of,
        accountProof: accountProof.map(toHex),
        balance: toQuantity(account.balance),
        codeHash: toHex(account.codeHash),
        nonce: toQuantity(account.nonce),
        storageHash: toHex(account.storageRoot),
        storageProof: storageProof.map(({ value, proof }, index) => ({
          key: shownKey(keys[index] as string),
          value: toQuantity(value),
          proof: proof.map(toHex),
        })),
      }
    }),
  }
}

/** Parses a slot as 32 bytes; leading zeros may be omitted. @throws EvmError */
function storageKey(text: string): Hex {
  const digits = /^0x/i.test(text) ? text.slice(2) : text
  if (!/^[0-9a-fA-F]*$/.test(digits)) throw new EvmError("unable to decode storage key: hex string invalid")
  if (digits.length > 64) throw new EvmError("unable to decode storage key: hex string too long, want at most 32 bytes")
  return toHex(fromHex(`0x${digits.padStart(64, "0")}`))
}

// The node echoes a slot of 32 bytes unchanged, and a shorter one as a quantity.
const shownKey = (text: string): string => (text.length >= 64 ? storageKey(text) : toQuantity(BigInt(storageKey(text))))
