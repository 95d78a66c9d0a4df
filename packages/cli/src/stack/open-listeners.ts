import type { OpenListener } from "@serac/server/http"
import type { Config } from "../config/config.ts"
import type { CommandOutput } from "./create-output.ts"
import { openPort, openServiceListeners, type ServiceListeners } from "./open-service-listeners.ts"
import { standardPort } from "./start-gateway.ts"
import { Ports } from "./taken-ports.ts"
import type { UnreachedNodes } from "./unreached-nodes.ts"
import { openWorkers, type WorkerPool } from "./worker-pool.ts"

/** The ports of a process that are open before it knows what it serves. */
export interface OpenListeners {
  /** Of the services, where this process serves them. */
  readonly services?: ServiceListeners
  /** Processes that listen for the services, where these serve them. */
  readonly workers?: WorkerPool
  readonly gateway?: OpenListener
  readonly admin?: OpenListener
}

/**
 * Listens at all ports that a process has. Throws {@link ListenError}, or {@link PortsError} where there are several at which it cannot.
 *
 * @param has - what it has, apart from the admin listener, which is a matter of the configuration
 * @param undo - gets what closes the ports that no service has taken over
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
