import { ServiceError } from "@serac/server/http"

/** A network as a request names it: `fuji` and `testnet` both denote the test network. */
export type NetworkName = "mainnet" | "fuji" | "testnet"

/**
 * What whoever names a network that this service does not have is told, whatever it is asked.
 *
 * @param missing - why it may be one that is not known yet; undefined where all are known
 */
export function unknownNetwork(name: NetworkName, missing?: string): ServiceError {
  if (missing !== undefined)
    return new ServiceError(503, `network ${name} is not known yet: ${missing}`, { retryAfter: 2 })
  return new ServiceError(404, `this service has no network ${name}`)
}
