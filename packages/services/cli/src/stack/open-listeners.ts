import type { OpenListener, OpenListenerOptions } from "@serac/http"
import type { Config, ListenConfig } from "../config/config.ts"
import { listening } from "./listening.ts"
import { connectionLimits, standardPort } from "./start-gateway.ts"
import type { UnreachedNodes } from "./unreached-nodes.ts"

/** The ports of a process that are open before it knows what it serves. */
export interface OpenListeners {
  readonly data?: OpenListener
  readonly metrics?: OpenListener
  readonly gateway?: OpenListener
  readonly admin?: OpenListener
}

/** Seconds: nodes are asked so often. */
const retryAfter = 2

/**
 * Listens at all ports that a process has, in the order in which a taken one is told. Throws {@link ListenError}.
 *
 * @param has - what it has, apart from the admin listener, which is a matter of the configuration
 * @param undo - gets what closes the ports that no service has taken over
 */
export async function openListeners(
  config: Config,
  has: { readonly services: boolean; readonly gateway: boolean },
  nodes: UnreachedNodes,
  undo: (() => unknown)[],
): Promise<OpenListeners> {
  const { openListener, operatorsConnections, operatorsTimeout } = await import("@serac/http")
  const { requestTimeout, ...limits } = config.http
  const { trustedProxies } = config.access
  const open = async (
    isPublic: boolean,
    at: ListenConfig,
    flag: string,
    options: Pick<OpenListenerOptions, "connections" | "requestTimeout" | "messages" | "isHostChecked">,
  ) => {
    const listener = await listening(at, flag, () =>
      openListener({
        ...at,
        ...options,
        retryAfter,
        message: () => nodes.message,
        details: () => ({ reason: nodes.reason(isPublic) }),
      }),
    )
    undo.push(() => listener.close())
    return listener
  }
  const service = { connections: { ...limits, trustedProxies }, requestTimeout }
  const { port: gatewayPort = standardPort, host: gatewayHost } = config.gateway
  const gateway = has.gateway
    ? await open(true, { host: gatewayHost, port: gatewayPort }, "--gateway-port", {
        connections: { trustedProxies, ...connectionLimits(config.http) },
        messages: "text",
        isHostChecked: false,
      })
    : undefined
  const data = has.services
    ? await open(true, config.dataService, "--data-service-port", { ...service, messages: "text" })
    : undefined
  const metrics = has.services
    ? await open(true, config.metricsService, "--metrics-service-port", { ...service, messages: "list" })
    : undefined
  const { host, port } = config.admin
  const admin =
    port === undefined
      ? undefined
      : await open(false, { host, port }, "--admin-port", {
          connections: operatorsConnections,
          requestTimeout: operatorsTimeout,
          messages: "text",
        })
  return {
    ...(data && { data }),
    ...(metrics && { metrics }),
    ...(gateway && { gateway }),
    ...(admin && { admin }),
  }
}
