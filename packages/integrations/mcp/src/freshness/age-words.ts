/** An age in a readable unit: `12 s old`, `3 min old`, `2.5 h old`, `4 d old`. */
export function ageWords(seconds: number): string {
  if (seconds < 0) return `${Math.round(-seconds)} s ahead of this machine's clock`
  if (seconds < 120) return `${Math.round(seconds)} s old`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min old`
  if (seconds < 172_800) return `${(seconds / 3_600).toFixed(1)} h old`
  return `${Math.round(seconds / 86_400)} d old`
}
