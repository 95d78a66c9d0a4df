export { defaultLimits, type ServerLimits } from "./limits.ts"
export { ListenError } from "./listen-error.ts"
export { type RunningServer, type ServerOptions, startServer, urlOf } from "./start-server.ts"
