import type { RunningService } from "@serac/server/http"
import type { ListenConfig } from "../config/config.ts"
import { ListenError } from "./listen-error.ts"

/**
 * Starts a server. Throws {@link ListenError} if it cannot listen.
 *
 * @param flag - the flag for another port
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
