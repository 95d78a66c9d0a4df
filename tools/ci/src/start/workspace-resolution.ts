import { registerHooks } from "node:module"
import { workspaceResolver } from "./workspace-resolver.ts"

// Importing this first reduces the time for loading the workspace's thousands of modules by a third.
registerHooks({ resolve: workspaceResolver(new URL("../../../../", import.meta.url).href) })
