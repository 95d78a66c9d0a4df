import { chmod } from "node:fs/promises"

/** The user "nobody", who owns no files. */
const unprivilegedUserId = 65_534

/**
 * Runs `work` while nothing in the folders can be written, created or removed, as on a read-only disk. A superuser, who may write everywhere,
 * becomes the user "nobody" for that time, so files must be readable by others.
 */
export async function onReadOnlyDisk<Result>(folders: readonly string[], work: () => Promise<Result>): Promise<Result> {
  for (const folder of folders) await chmod(folder, 0o555)
  const isSuperuser = process.geteuid?.() === 0
  if (isSuperuser) process.seteuid?.(unprivilegedUserId)
  try {
    return await work()
  } finally {
    if (isSuperuser) process.seteuid?.(0)
    for (const folder of folders) await chmod(folder, 0o755)
  }
}
