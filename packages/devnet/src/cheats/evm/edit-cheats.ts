import { type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { toQuantity } from "../../evm/index.ts"
import type { EvmCheatOptions } from "./cheat-context.ts"
import { type EvmEdit, editChain } from "./edit-chain.ts"

/** Cheatcodes that edit accounts, by names without prefix. They run between blocks; the next block is made on the edited state. */
export function editCheats({ chain, producer, note }: EvmCheatOptions): {
  readonly prefixed: PositionalMethods
  readonly named: PositionalMethods
} {
  const { address, bigQuantity, data, hash, quantity: integer } = readEvm
  const edit = (method: EvmEdit, ...params: readonly string[]) =>
    producer.alone(async () => {
      await editChain(chain, method, params)
      note(method, params)
    })
  const prefixed: PositionalMethods = {
    setBalance: positionalMethod([address, bigQuantity], async ([of, balance]) => {
      await edit("setBalance", of, toQuantity(balance))
      return null
    }),
    setCode: positionalMethod([address, data], async ([of, code]) => {
      await edit("setCode", of, code)
      return null
    }),
    setNonce: positionalMethod([address, integer], async ([of, nonce]) => {
      await edit("setNonce", of, toQuantity(nonce))
      return null
    }),
    setStorageAt: positionalMethod([address, bigQuantity, hash], async ([of, slot, value]) => {
      await edit("setStorageAt", of, `0x${slot.toString(16).padStart(64, "0")}`, value)
      return true
    }),
  }
  return {
    prefixed,
    named: {
      anvil_addBalance: positionalMethod([address, bigQuantity], async ([of, more]) => {
        await producer.alone(async () => {
          const { balance = 0n } = (await chain.read(chain.tip, ({ state }) => state.account(of))) ?? {}
          const params = [of, toQuantity(balance + more)]
          await editChain(chain, "setBalance", params)
          note("setBalance", params)
        })
        return null
      }),
    },
  }
}
