import { buildPackages } from "./build-packages.ts"

// Builds every published package: `pnpm build`.
await buildPackages()
