import { Command } from "commander"
import { addSettings, settingGroups } from "../config/flags.ts"
import { requireNode } from "../node-version.ts"
import type { StackParts } from "../stack/start-stack.ts"
import type { Welcome } from "../stack/tell-ready.ts"

/** What differs between the commands that run until they are stopped. */
export interface StackCommand extends StackParts {
  readonly description: string
  /** Shown after the flags, with examples. */
  readonly help: string
  /** What is printed when it serves, instead of curl lines. */
  readonly welcome?: Welcome | undefined
}

/** A command that indexes, serves, or both, until Ctrl-C. */
export function stackCommand({ description, help, welcome, ...parts }: StackCommand): Command {
  const command = new Command(parts.command).description(description).addHelpText("after", help)
  const read = addSettings(command, [
    ...settingGroups.storage,
    ...(parts.serves ? settingGroups.services : []),
    ...(parts.indexes ? settingGroups.indexer : []),
    ...settingGroups.operators,
    ...settingGroups.log,
  ])
  if (parts.indexes) command.option("--standby", "wait while another process uses the data directory, then take over")
  return command.action(async ({ standby = false }: { readonly standby?: boolean }) => {
    requireNode(parts.command)
    const [{ loadHere }, { serve }, { startStack }, { tellReady }, { warnIfExposed }, { warn }] = await Promise.all([
      import("../config/load-here.ts"),
      import("../serve.ts"),
      import("../stack/start-stack.ts"),
      import("../stack/tell-ready.ts"),
      import("../options.ts"),
      import("../log/warn.ts"),
    ])
    const { config } = loadHere(read())
    const hosts = new Set([
      // Limits are what others are let in with, whether they have keys or not.
      ...(parts.serves && config.access.limits === "off" ? [config.dataService.host, config.metricsService.host] : []),
      ...(config.admin.port === undefined ? [] : [config.admin.host]),
    ])
    for (const host of hosts) warnIfExposed(host, (line) => warn(config, line))
    await serve(
      (signal) => startStack(config, { ...parts, standby }, signal),
      (stack) => tellReady(config, stack, welcome),
    )
  })
}
