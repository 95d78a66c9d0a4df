import type { RunningService } from "@serac/server/http"
import type { ListenConfig } from "../config/config.ts"
import { ListenError } from "./listen-error.ts"

/**
 * Starts what listens. Throws {@link ListenError} where it cannot.
 *
 * @param flag - the one that gives it another port
 */
export async function listening<Running extends Pick<RunningService, "url">>(
  { host, port }: ListenConfig,
  flag: string,
  start: () => Promise<Running>,
): Promise<Running> {
  try {
    return await start()
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === undefined || (syscall !== "listen" && syscall !== "bind" && syscall !== "getaddrinfo")) throw error
    throw new ListenError(host, port, code, flag, { cause: error })
  }
}
