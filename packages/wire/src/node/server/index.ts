export { defaultLimits, type ServerLimits } from "./limits.ts"
export { ListenError } from "./listen-error.ts"
export { type RunningServer, type ServerOptions, serverUrlOf, startServer } from "./start-server.ts"
