/** How many compute units may be used. */
export interface Quotas {
  /** In a minute of the clock. */
  readonly minute: number
  /** In a day, from 00:00 UTC on. */
  readonly day: number
}

/** The tiers of the data service, with the figures that the hosted service publishes. */
export const dataTiers = {
  unauthenticated: { minute: 6_000, day: 1_200_000 },
  free: { minute: 8_000, day: 2_000_000 },
  base: { minute: 10_000, day: 3_750_000 },
  growth: { minute: 14_000, day: 11_200_000 },
  pro: { minute: 20_000, day: 25_000_000 },
} as const satisfies Readonly<Record<string, Quotas>>

/** What the metrics service, which takes no keys, allows each address: the hosted service's figures. */
export const metricsQuotas: Quotas = { minute: 8_000, day: 1_200_000 }
