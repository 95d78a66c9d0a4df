import { createService, type ListenOptions, type RunningService, type Service, startService } from "@serac/server/http"
import { assemble } from "./assemble.ts"
import type { DataServiceOptions } from "./options.ts"
import type { Services } from "./services.ts"

/** Options of a data service and its listener. */
export interface StartDataServiceOptions extends DataServiceOptions, ListenOptions {}

/**
 * Creates a data service over a store, without listening: `fastify.inject` answers requests.
 *
 * Throws an {@link AbiError} or a {@link TokenListError} for an invalid file of the operator.
 *
 * @example
 * ```ts
 * import { createDataService } from "@serac/api/data"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const service = await createDataService({
 *   store,
 *   chains: [
 *     {
 *       chainId: "43114",
 *       name: "C-Chain",
 *       network: "mainnet",
 *       rpcUrls: ["http://127.0.0.1:9650/ext/bc/C/rpc"],
 *       nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
 *     },
 *   ],
 * })
 * console.log((await service.fastify.inject("/v1/chains")).json())
 * await service.close()
 * await store.close()
 * ```
 */
export async function createDataService(options: DataServiceOptions): Promise<Service> {
  const assembled = await assemble(options)
  try {
    const service = createService(assembled)
    service.fastify.addHook("onClose", () => closeServices(assembled.services))
    return service
  } catch (error) {
    await closeServices(assembled.services)
    throw error
  }
}

/**
 * Creates a data service and starts to listen.
 *
 * Throws as {@link createDataService} does, and the system's error (`EADDRINUSE`, `EACCES`) when it cannot listen.
 *
 * @example
 * ```ts
 * import { startDataService } from "@serac/api/data"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const service = await startDataService({ store, chains: [], port: 8080 })
 * console.log(`curl ${service.url}/v1/chains`)
 * ```
 */
export async function startDataService(options: StartDataServiceOptions): Promise<RunningService> {
  const { host, port } = options
  const assembled = await assemble(options)
  try {
    const service = await startService({ ...assembled, host, port })
    const close = async () => {
      await service.close()
      await closeServices(assembled.services)
    }
    return { ...service, close }
  } catch (error) {
    await closeServices(assembled.services)
    throw error
  }
}

/** Closes the resources of a service; the last requests are counted by then. */
async function closeServices({ prices, signatures, usage }: Services): Promise<void> {
  prices.close()
  await signatures.close()
  await usage?.close()
}
