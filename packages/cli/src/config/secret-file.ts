import { readFileSync, statSync } from "node:fs"

/** The content of a file with a secret, or the reason why it cannot be used, which does not contain the content. */
export type SecretFile = { readonly text: string; readonly warning?: string } | { readonly fault: string }

const maxSecretBytes = 65_536
const othersRead = 0o004

/**
 * Reads a file that contains only a secret, as Docker, Kubernetes and systemd provide them; surrounding white space is
 * ignored.
 */
export function readSecretFile(path: string): SecretFile {
  try {
    const { size, mode } = statSync(path)
    if (size > maxSecretBytes) return { fault: `${path} is larger than 64 KiB` }
    const text = readFileSync(path, "utf8").trim()
    if (text === "") return { fault: `${path} is empty` }
    if (process.platform === "win32" || (mode & othersRead) === 0) return { text }
    return { text, warning: `${path} can be read by every user of this machine; chmod o-r takes that away` }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === "ENOENT") return { fault: `${path}: no such file` }
    if (code === "EISDIR") return { fault: `${path} is a folder` }
    return { fault: `${path} cannot be read (${code})` }
  }
}
