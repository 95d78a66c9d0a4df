import { formatId } from "@serac/chain"
import { serveByName, type WireEndpoint } from "@serac/wire/node"
import { evmCheats } from "../cheats/evm/evm-cheats.ts"
import type { WholeNetwork } from "../cheats/evm/whole-network-cheats.ts"
import type { DevnetOptions } from "../devnet-options.ts"
import { evmInterface, serveEvm } from "../interfaces/evm/evm-interface.ts"
import { validatorsMethods } from "../interfaces/validators/validators-interface.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import { warpSigner } from "../network/evm/warp.ts"
import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { Producer } from "../network/producer.ts"
import type { Snapshots } from "../network/snapshots.ts"
import { afterBlock } from "./after-block.ts"

/** The objects that the endpoints of an EVM chain work with. */
export interface EvmEndpointsOptions {
  readonly network: PrimaryNetwork
  readonly keyring: Keyring
  readonly producer: Producer
  readonly snapshots: Snapshots
  readonly whole: WholeNetwork
  /** See {@link DevnetOptions.hasSimulation}. */
  readonly hasSimulation?: boolean | undefined
}

/** The endpoints of an EVM chain below `/ext/bc/<chain>`. A sent transaction triggers block production. */
export function evmEndpoints(
  { network, keyring, producer, snapshots, whole, hasSimulation }: EvmEndpointsOptions,
  { chain, blockchainID, subnetID, times, fork }: RunningChain,
): Readonly<Record<string, WireEndpoint>> {
  const { clock, p, uptimes, validators } = network
  const [first] = validators
  const signer = first && warpSigner({ network, keyring, publicKey: first.bls.publicKey, subnetID })
  const served = evmInterface({ chain, living: fork?.client, hasSimulation, ...(signer ? { signer } : {}) })
  const note = (method: string, params: readonly string[]) =>
    network.note({ chain: formatId(blockchainID), method, params })
  const cheats = evmCheats({ chain, clock, times, producer, snapshots, note, whole })
  chain.events.on("pending", () => producer.poke())
  const observations = {
    uptimeOf: (one: Uint8Array) => uptimes.of(one),
    isConnected: (one: Uint8Array) => uptimes.of(one) > 0,
  }
  return {
    ...serveEvm(chain, served, { ...cheats, ...afterBlock({ ...served.methods, ...cheats }, producer) }),
    ...(chain.config.kind === "subnet-evm"
      ? { "/validators": { handle: serveByName(validatorsMethods({ p, subnetID, clock, observations })) } }
      : {}),
  }
}
