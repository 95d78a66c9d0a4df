import { signHash } from "@serac/chain"
import { type ArgumentReader, type PositionalMethods, positionalMethod, RpcError, readEvm } from "@serac/wire/node"
import * as PersonalMessage from "ox/PersonalMessage"
import * as TypedData from "ox/TypedData"
import { EvmError, fromHex, type Hex, toHex } from "../../evm/index.ts"
import { testKeys } from "../../wallet/test-keys.ts"

/** The JSON of a message: an object, or its text, since wallets send both. */
const typedData: ArgumentReader<string> = (given) => (given?.kind === "object" ? given.text : readEvm.string(given))

/**
 * Signs for the test accounts, whose keys are public: messages by EIP-191 (`personal_sign`, `eth_sign`) and typed data by
 * EIP-712. Signatures are 65 bytes, the last of them 27 or 28.
 *
 * @throws for an account without a known key, like a node: `eth_sign` throws an EvmError, the other methods do not exist
 */
export function messageSigning(): PositionalMethods {
  const { address, data } = readEvm
  const keyOf = (of: Hex, unknown: Error): Uint8Array => {
    const key = testKeys.get(of)
    if (key === undefined) throw unknown
    return key
  }
  const noMethod = (name: string) => new RpcError(-32601, `the method ${name} does not exist/is not available`)
  return {
    personal_sign: positionalMethod([data, address], ([message, of]) =>
      signed(PersonalMessage.getSignPayload(message), keyOf(of, noMethod("personal_sign"))),
    ),
    eth_sign: positionalMethod([address, data], ([of, message]) =>
      signed(PersonalMessage.getSignPayload(message), keyOf(of, new EvmError("unknown account"))),
    ),
    eth_signTypedData_v4: positionalMethod([address, typedData], ([of, message]) => {
      const key = keyOf(of, noMethod("eth_signTypedData_v4"))
      return signed(typedDataHash(message), key)
    }),
  }
}

function signed(hash: Hex, key: Uint8Array): Hex {
  const signature = signHash(fromHex(hash), key)
  signature[64] = 27 + (signature[64] ?? 0)
  return toHex(signature)
}

function typedDataHash(text: string): Hex {
  try {
    return TypedData.getSignPayload(JSON.parse(text))
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split("\n") : [String(error)]
    throw new EvmError(`the typed data cannot be encoded: ${reason}`, { cause: error })
  }
}
