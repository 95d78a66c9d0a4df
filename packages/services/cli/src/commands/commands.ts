import type { Command } from "commander"
import type { Welcome } from "../stack/tell-ready.ts"
import { backupCommand } from "./backup.ts"
import { configCommand } from "./config.ts"
import { devnetCommand } from "./devnet.ts"
import { generateCommand } from "./generate.ts"
import { indexCommand } from "./index-chains.ts"
import { keysCommand } from "./keys.ts"
import { mcpCommand } from "./mcp.ts"
import { migrateCommand } from "./migrate.ts"
import { mockCommand } from "./mock.ts"
import { proxyCommand } from "./proxy.ts"
import { rebuildCommand } from "./rebuild.ts"
import { resetCommand } from "./reset.ts"
import { restoreCommand } from "./restore.ts"
import { rollbackCommand } from "./rollback.ts"
import { serveCommand } from "./serve-services.ts"
import { statusCommand } from "./status.ts"
import { upCommand } from "./up.ts"
import { verifyCommand } from "./verify.ts"

/** Every command, in the groups of the help. */
export function commands(welcome?: Welcome): Readonly<Record<string, readonly Command[]>> {
  return {
    "Index and serve:": [
      upCommand(welcome),
      indexCommand(),
      serveCommand(),
      statusCommand(),
      verifyCommand(),
      configCommand(),
      keysCommand(),
    ],
    "Maintain indexed data:": [
      backupCommand(),
      restoreCommand(),
      rollbackCommand(),
      rebuildCommand(),
      resetCommand(),
      migrateCommand(),
    ],
    "For developers:": [devnetCommand(), mockCommand(), proxyCommand(), generateCommand(), mcpCommand()],
  }
}
