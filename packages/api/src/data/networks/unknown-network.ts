import { ServiceError } from "@serac/server/http"

/** A network as a request names it: `fuji` and `testnet` both denote the test network. */
export type NetworkName = "mainnet" | "fuji" | "testnet"

/**
 * The error of a request for a network that this service does not have.
 *
 * @param missing - the reason why networks may be unknown yet; undefined where all are known
 */
export function unknownNetwork(name: NetworkName, missing?: string): ServiceError {
  if (missing !== undefined)
    return new ServiceError(503, `network ${name} is not known yet: ${missing}`, { retryAfter: 2 })
  return new ServiceError(404, `this service has no network ${name}`)
}
