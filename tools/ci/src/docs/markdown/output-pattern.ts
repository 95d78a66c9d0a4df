/** The pattern of what a page shows as output: three dots stand for anything, and the ends of lines do not matter. */
export function outputPattern(shown: string): RegExp {
  const escaped = shown
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("\\.\\.\\.", "[\\s\\S]*?")
    .replaceAll("\n", "[ \\t]*\\n")
  return new RegExp(`^\\s*${escaped}\\s*$`)
}
