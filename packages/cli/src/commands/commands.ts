import type { Command } from "commander"
import type { Welcome } from "../stack/tell-ready.ts"

/** Commands by the headings of the help. */
export type CommandGroups = Readonly<Record<string, readonly Command[]>>

type Loader = (welcome?: Welcome) => Promise<Command>

/** Each command is loaded separately, without the dependencies of the others. */
const loaders: Readonly<Record<string, Readonly<Record<string, Loader>>>> = {
  "Index and serve:": {
    up: async (welcome) => (await import("./up.ts")).upCommand(welcome),
    index: async () => (await import("./index-chains.ts")).indexCommand(),
    serve: async () => (await import("./serve-services.ts")).serveCommand(),
    gateway: async () => (await import("./gateway.ts")).gatewayCommand(),
    status: async () => (await import("./status.ts")).statusCommand(),
    verify: async () => (await import("./verify.ts")).verifyCommand(),
    doctor: async () => (await import("./doctor.ts")).doctorCommand(),
    config: async () => (await import("./config.ts")).configCommand(),
    keys: async () => (await import("./keys.ts")).keysCommand(),
  },
  "Maintain indexed data:": {
    backup: async () => (await import("./backup.ts")).backupCommand(),
    restore: async () => (await import("./restore.ts")).restoreCommand(),
    rollback: async () => (await import("./rollback.ts")).rollbackCommand(),
    repair: async () => (await import("./repair.ts")).repairCommand(),
    rebuild: async () => (await import("./rebuild.ts")).rebuildCommand(),
    fetch: async () => (await import("./fetch.ts")).fetchCommand(),
    export: async () => (await import("./export.ts")).exportCommand(),
    archive: async () => (await import("./archive.ts")).archiveCommand(),
    reset: async () => (await import("./reset.ts")).resetCommand(),
    migrate: async () => (await import("./migrate.ts")).migrateCommand(),
    distribute: async () => (await import("./distribute.ts")).distributeCommand(),
  },
  "For developers:": {
    devnet: async () => (await import("./devnet.ts")).devnetCommand(),
    mock: async () => (await import("./mock.ts")).mockCommand(),
    proxy: async () => (await import("./proxy.ts")).proxyCommand(),
    contract: async () => (await import("./contract.ts")).contractCommand(),
    docs: async () => (await import("./docs.ts")).docsCommand(),
    generate: async () => (await import("./generate.ts")).generateCommand(),
    diff: async () => (await import("./diff.ts")).diffCommand(),
    mcp: async () => (await import("./mcp.ts")).mcpCommand(),
    completion: async () => (await import("./completion.ts")).completionCommand(commands),
  },
}

/** All commands, in the groups of the help. */
export async function commands(welcome?: Welcome): Promise<CommandGroups> {
  const groups = Object.entries(loaders).map(async ([heading, group]) => {
    const all = await Promise.all(Object.values(group).map((load) => load(welcome)))
    return [heading, all] as const
  })
  return Object.fromEntries(await Promise.all(groups))
}

/** The command with a name, in its group; all commands if there is none with that name, for the help. */
export async function commandsFor(name: string | undefined, welcome?: Welcome): Promise<CommandGroups> {
  for (const [heading, group] of Object.entries(loaders)) {
    const load = name !== undefined && Object.hasOwn(group, name) ? group[name] : undefined
    if (load) return { [heading]: [await load(welcome)] }
  }
  return commands(welcome)
}
