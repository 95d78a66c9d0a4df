import { ServiceError } from "@serac/http"

/** A network as a request names it: `fuji` and `testnet` both denote the test network. */
export type NetworkName = "mainnet" | "fuji" | "testnet"

/** What whoever names a network that this service does not have is told, whatever it is asked. */
export function unknownNetwork(name: NetworkName): ServiceError {
  return new ServiceError(404, `this service has no network ${name}`)
}
