export { parseLossless, stringifyLossless } from "@serac/client/rpc"
