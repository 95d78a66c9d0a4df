import { type ArgumentReader, type ByNameMethods, byNameMethod, optionalReader, read } from "@serac/wire/node"
import type { Hex } from "../evm/index.ts"
import type { DevnetMessage } from "../messages/devnet-messages.ts"

/** The objects that the methods for messages between chains work with. */
export interface MessageCheatOptions {
  readonly devnet: {
    messages(): readonly DevnetMessage[]
    relay(messageID: Hex): Promise<DevnetMessage>
    holdMessages(isHolding: boolean): Promise<void>
  }
}

/** Methods that list, hold and deliver the messages between EVM chains. */
export function messageCheats({ devnet }: MessageCheatOptions): ByNameMethods {
  return {
    "devnet.getMessages": byNameMethod({}, () => ({ messages: devnet.messages() })),
    "devnet.relay": byNameMethod({ messageID: messageIdReader }, ({ messageID }) => devnet.relay(messageID)),
    "devnet.holdMessages": byNameMethod({ isHolding: optionalReader(read.bool) }, async ({ isHolding = true }) => {
      await devnet.holdMessages(isHolding)
      return { isHolding }
    }),
  }
}

const messageIdReader: ArgumentReader<Hex> = (given) => {
  const text = read.text(given)
  if (!/^0x[0-9a-fA-F]{64}$/.test(text)) throw new Error(`messageID is 0x and 64 hexadecimal digits, not ${text}`)
  return text.toLowerCase() as Hex
}
