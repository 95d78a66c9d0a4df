/** A key with its secret or a large part of it: its name, `serac_` and eight letters and digits, alone is allowed. */
const secretPattern = /serac_[0-9A-Za-z]{8}_[0-9A-Za-z]{20,}/
/** A password in a URL; placeholders for removed passwords do not match. */
const password = /\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:"'`\\]*:(?![*….x_-]+@|redacted@|%2A|%E2)[^\s/@:"'`\\]+@[^\s/"'`\\]+/i

/** A description of the secret in a text that does not contain the secret; undefined if there is none. */
export function findSecret(text: string): string | undefined {
  const ofService = findKey(text)
  if (ofService !== undefined) return ofService
  if (text.includes("@") && text.includes("://")) {
    const found = password.exec(text)?.[0]
    if (found !== undefined) return `the password of ${found.replace(/:[^:@]*@/, ":…@")}`
  }
  return undefined
}

/** Finds keys only: test names may contain URLs with passwords, but no keys. */
export function findKey(text: string): string | undefined {
  // A fast check: nearly no text has a secret.
  const found = text.includes("serac_") ? secretPattern.exec(text)?.[0] : undefined
  return found && `the key ${found.slice(0, "serac_".length + 8)}`
}
