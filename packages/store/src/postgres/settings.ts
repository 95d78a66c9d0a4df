/** Session settings by name, as text. */
export type PostgresSettings = Readonly<Record<string, string>>

/** Settings in the format of PostgreSQL's startup options: `-c work_mem=64MB`. */
export function optionsOf(settings: PostgresSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replace(/[\\\s]/g, "\\$&")}`)
    .join(" ")
}

/** Parses the output of {@link optionsOf}, and `--work-mem=64MB`. Throws an Error for any other text. */
export function parseSettings(options: string): PostgresSettings {
  const words = Array.from(options.matchAll(/(?:\\.|[^\\\s])+/gs), ([word]) => word.replace(/\\(.)/gs, "$1"))
  const settings: Record<string, string> = {}
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ""
    const text = word === "-c" ? words[++at] : /^(?:-c|--)(.+)$/s.exec(word)?.[1]
    const [, name, value] = /^([A-Za-z_][\w.-]*)=(.*)$/s.exec(text ?? "") ?? []
    if (name === undefined || value === undefined) {
      throw new Error(`"${word}" in options of the PostgreSQL URL is no setting. It looks like -c work_mem=64MB`)
    }
    settings[name.replaceAll("-", "_")] = value
  }
  return settings
}

/** The statement that makes session settings, all or none. */
export function settingStatement(settings: PostgresSettings): { readonly text: string; readonly values: string[] } {
  const entries = Object.entries(settings)
  const calls = entries.map((_, at) => `set_config($${at * 2 + 1}, $${at * 2 + 2}, false)`)
  return { text: `SELECT ${calls.join(", ")}`, values: entries.flat() }
}
