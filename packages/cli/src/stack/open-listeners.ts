import type { OpenListener } from "@serac/server/http"
import type { Config } from "../config/config.ts"
import type { CommandOutput } from "./create-output.ts"
import { openPort, openServiceListeners, type ServiceListeners } from "./open-service-listeners.ts"
import { standardPort } from "./start-gateway.ts"
import { Ports } from "./taken-ports.ts"
import type { UnreachedNodes } from "./unreached-nodes.ts"
import { openWorkers, type WorkerPool } from "./worker-pool.ts"

/** The ports of a process that are opened before its services start. */
export interface OpenListeners {
  /** Ports of the services, if this process serves them. */
  readonly services?: ServiceListeners
  /** Worker processes that listen for the services, if they serve them. */
  readonly workers?: WorkerPool
  readonly gateway?: OpenListener
  readonly admin?: OpenListener
}

/**
 * Opens all ports of a process. Throws {@link ListenError}, or {@link PortsError} if several cannot be opened.
 *
 * @param has - the parts of the process; the admin listener depends on the configuration only
 * @param undo - receives functions that close the ports that no service has taken over
 */
export async function openListeners(
  config: Config,
  has: { readonly services: boolean; readonly gateway: boolean },
  nodes: UnreachedNodes,
  output: CommandOutput,
  undo: (() => unknown)[],
): Promise<OpenListeners> {
  const { operatorsTimeout } = await import("@serac/server/http")
  const ports = new Ports()
  const { port: gatewayPort = standardPort, host: gatewayHost } = config.gateway
  const toldPublicly = () => nodes.told(true)
  const openGateway = () =>
    openPort(
      { host: gatewayHost, port: gatewayPort },
      "--gateway-port",
      {
        connections: {
          ...config.http,
          maxHeldBytes: config.gateway.maxHeldBytes,
          trustedProxies: config.access.trustedProxies,
        },
        messages: "text",
        isHostChecked: false,
      },
      toldPublicly,
      undo,
    )
  const openPool = async () => {
    const pool = await openWorkers(config.workers, config, nodes, output)
    undo.push(() => pool.close())
    return pool
  }
  const { host, port } = config.admin
  const openAdmin = (at: { readonly host: string; readonly port: number }) => {
    const options = { requestTimeout: operatorsTimeout, messages: "text" } as const
    return openPort(at, "--admin-port", options, () => nodes.told(false), undo)
  }
  const isPool = config.workers > 1
  const gateway = has.gateway ? await ports.opened(openGateway()) : undefined
  const services =
    has.services && !isPool ? await ports.opened(openServiceListeners(config, toldPublicly, undo)) : undefined
  const workers = has.services && isPool ? await ports.opened(openPool()) : undefined
  const admin = port === undefined ? undefined : await ports.opened(openAdmin({ host, port }))
  ports.assertOpen()
  return {
    ...(services && { services }),
    ...(workers && { workers }),
    ...(gateway && { gateway }),
    ...(admin && { admin }),
  }
}
