import type { OpenListener, OpenListenerOptions } from "@serac/server/http"
import type { AccessConfig, Config, ListenConfig } from "../config/config.ts"
import { listening } from "./listening.ts"
import { Ports } from "./taken-ports.ts"
import type { Unserved } from "./unreached-nodes.ts"

/** The addresses and connection limits of both services, as plain data for other processes. */
export interface ServiceListening extends Pick<Config, "dataService" | "metricsService" | "http"> {
  readonly access: Pick<AccessConfig, "trustedProxies">
}

/** The ports of both services. */
export interface ServiceListeners {
  readonly data: OpenListener
  readonly metrics: OpenListener
}

/** The `retry-after` of responses before the start, in seconds: the interval in which nodes are retried. */
const startRetryAfter = 2

/**
 * Opens a port for a service that starts later. Throws {@link ListenError}.
 *
 * @param undo - receives a function that closes the port unless a service has taken it over
 */
export async function openPort(
  at: ListenConfig,
  flag: string,
  options: Pick<OpenListenerOptions, "connections" | "requestTimeout" | "messages" | "isHostChecked">,
  told: () => Unserved,
  undo: (() => unknown)[],
): Promise<OpenListener> {
  const { openListener } = await import("@serac/server/http")
  const listener = await listening(at, flag, () =>
    openListener({
      ...at,
      ...options,
      retryAfter: startRetryAfter,
      message: () => told().message,
      details: () => ({ reason: told().reason }),
    }),
  )
  undo.push(() => listener.close())
  return listener
}

/**
 * Opens the ports of both services. Throws {@link ListenError}, or {@link PortsError} for both.
 *
 * @param undo - receives functions that close the ports that no service has taken over
 */
export async function openServiceListeners(
  { dataService, metricsService, http, access: { trustedProxies } }: ServiceListening,
  told: () => Unserved,
  undo: (() => unknown)[],
): Promise<ServiceListeners> {
  const common = { connections: { ...http, trustedProxies }, requestTimeout: http.requestTimeout }
  const ports = new Ports()
  const open = (at: ListenConfig, flag: string, messages: OpenListenerOptions["messages"]) =>
    ports.opened(openPort(at, flag, { ...common, messages }, told, undo))
  const data = await open(dataService, "--data-service-port", "text")
  const metrics = await open(metricsService, "--metrics-service-port", "list")
  ports.assertOpen()
  return { data, metrics } as ServiceListeners
}
