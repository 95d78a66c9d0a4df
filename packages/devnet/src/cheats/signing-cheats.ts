import { formatNodeId } from "@serac/chain"
import { type ArgumentReader, type ByNameMethods, byNameMethod, optionalReader, read } from "@serac/wire/node"
import { keyOf } from "../interfaces/keys.ts"
import { type Keyring, type SigningKind, signings } from "../network/keyring.ts"

/** Methods that change how the devnet's simulated validators answer requests for signatures. */
export function signingCheats(keyring: Keyring): ByNameMethods {
  return {
    "devnet.setSigning": byNameMethod(
      { nodeID: read.nodeId, signing: signingReader, milliseconds: optionalReader(read.uint32) },
      ({ nodeID, signing, milliseconds = 0 }) => {
        const identity = keyring.identities.find((one) => keyOf(one.nodeID) === keyOf(nodeID))
        if (!identity) throw new Error(`${formatNodeId(nodeID)} is no validator that the devnet plays`)
        keyring.behave(identity.bls.publicKey, signing, milliseconds)
        return { nodeID: formatNodeId(nodeID), signing, milliseconds }
      },
    ),
  }
}

const signingReader: ArgumentReader<SigningKind> = (given) => {
  const text = read.text(given)
  const found = signings.find((one) => one === text)
  if (!found) throw new Error(`signing is one of ${signings.join(", ")}, not ${text}`)
  return found
}
