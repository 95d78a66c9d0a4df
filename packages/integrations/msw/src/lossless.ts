export { parseLossless, stringifyLossless } from "@serac/rpc"
