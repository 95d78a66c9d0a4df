import { Command } from "commander"
import type { Config } from "../config/config.ts"
import { addSettings } from "../config/flags.ts"
import { membersUsedBy } from "../config/sections.ts"
import { requireNode } from "../node-version.ts"
import type { StackParts } from "../stack/start-stack.ts"
import type { Welcome } from "../stack/tell-ready.ts"

/** The differences between the commands that run until they are stopped. */
export interface StackCommand extends StackParts {
  readonly description: string
  /** Help text after the flags, with examples. */
  readonly help: string
  /** Prints a text when the services are ready, instead of curl lines. */
  readonly welcome?: Welcome | undefined
  /** Members of `serac.json` that only this command uses. */
  readonly members?: readonly string[]
  /** Does what comes before the start, by the command's own options. Resolves to whether there is anything to start. */
  readonly before?: (config: Config, options: Readonly<Record<string, unknown>>) => Promise<boolean>
}

/** Creates a command that indexes, serves, or both, until Ctrl-C. */
export function stackCommand({ description, help, welcome, members = [], before, ...parts }: StackCommand): Command {
  const opened = ({ dataService, metricsService, gateway }: Config): readonly string[] => [
    ...(parts.serves ? [dataService.host, metricsService.host] : []),
    ...(parts.isGateway || (parts.serves && gateway.port !== undefined) ? [gateway.host] : []),
  ]
  const command = new Command(parts.command).description(description).addHelpText("after", help)
  const used = membersUsedBy(
    "storage",
    ...(parts.serves ? (["services"] as const) : []),
    ...(parts.serves || parts.isGateway ? (["gateway"] as const) : []),
    ...(parts.indexes ? (["indexer"] as const) : []),
    "operators",
    "log",
  )
  const read = addSettings(command, [...used, ...members])
  if (parts.indexes) command.option("--standby", "wait while another process uses the data directory, then take over")
  return command.action(async (options: { readonly standby?: boolean }) => {
    const { standby = false } = options
    requireNode(parts.command)
    const [
      { loadHere },
      { serveUntilStopped: serve },
      { startStack },
      { tellReady },
      { warnIfExposed },
      { warnIfEverybodyIsTrusted },
      { warn },
    ] = await Promise.all([
      import("../config/load-here.ts"),
      import("../serve.ts"),
      import("../stack/start-stack.ts"),
      import("../stack/tell-ready.ts"),
      import("../options.ts"),
      import("../trusted-proxies.ts"),
      import("../log/warn.ts"),
    ])
    const { config } = loadHere(read())
    const hosts = new Set([
      // Limits apply to all callers, with or without keys.
      ...(config.access.limits === "off" ? opened(config) : []),
      ...(config.admin.port === undefined ? [] : [config.admin.host]),
    ])
    for (const host of hosts) warnIfExposed(host, (line) => warn(config, line))
    await warnIfEverybodyIsTrusted(config.access.trustedProxies, (line) => warn(config, line))
    if (before !== undefined && !(await before(config, { ...options }))) return
    await serve(
      (signal) => startStack(config, { ...parts, standby }, signal),
      (stack) => tellReady(config, stack, welcome),
    )
  })
}
