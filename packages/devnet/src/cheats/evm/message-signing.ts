import { signHash } from "@serac/chain"
import { type ArgumentReader, type PositionalMethods, positionalMethod, readEvm } from "@serac/wire/node"
import { PersonalMessage, TypedData } from "ox"
import { EvmError, fromHex, type Hex, toHex } from "../../evm/index.ts"
import { testKeys } from "../../wallet/test-keys.ts"

/** The JSON of a message, or a text of it, as wallets send it. */
const typedData: ArgumentReader<string> = (given) => (given?.kind === "object" ? given.text : readEvm.string(given))

/**
 * What wallets sign for the test accounts, whose keys everybody knows: messages by EIP-191 (`personal_sign`, `eth_sign`) and typed data by
 * EIP-712. Signatures are 65 bytes, the last of them 27 or 28.
 *
 * @throws EvmError with the node's words for an account whose key is not known
 */
export function messageSigning(): PositionalMethods {
  const { address, data } = readEvm
  const sign = (of: Hex, hash: Hex): Hex => {
    const key = testKeys.get(of)
    if (key === undefined) throw new EvmError("unknown account")
    const signature = signHash(fromHex(hash), key)
    signature[64] = 27 + (signature[64] ?? 0)
    return toHex(signature)
  }
  return {
    personal_sign: positionalMethod([data, address], ([message, of]) =>
      sign(of, PersonalMessage.getSignPayload(message)),
    ),
    eth_sign: positionalMethod([address, data], ([of, message]) => sign(of, PersonalMessage.getSignPayload(message))),
    eth_signTypedData_v4: positionalMethod([address, typedData], ([of, message]) => sign(of, typedDataHash(message))),
  }
}

function typedDataHash(text: string): Hex {
  try {
    return TypedData.getSignPayload(JSON.parse(text))
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [String(error)]
    throw new EvmError(`the typed data cannot be encoded: ${reason}`, { cause: error })
  }
}
