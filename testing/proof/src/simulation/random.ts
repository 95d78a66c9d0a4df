export { Random } from "@serac/devnet/random"
