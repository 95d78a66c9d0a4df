/** A card of the first page. */
interface Card {
  readonly title: string
  readonly details: string
  /** The link's path on the site. */
  readonly link: string
}

const cards: readonly Card[] = [
  {
    title: "Start in five minutes",
    details: "One command starts a network with history, indexes it and serves it. Then make your first call.",
    link: "/guides/start",
  },
  {
    title: "Six typed clients",
    details: "Data, metrics, P-Chain, X-Chain, Subnet-EVM and health, made from the documents that the services serve.",
    link: "/clients/data",
  },
  {
    title: "Test without a network",
    details: "Mocks of all six APIs, handlers for Mock Service Worker, and a whole network in one process.",
    link: "/guides/testing",
  },
  {
    title: "An L1 of your own",
    details: "From nothing to a chain with validators, an index, an API and an explorer.",
    link: "/guides/your-own-l1",
  },
  {
    title: "Run it for others",
    details: "Backups, upgrades, alerts, keys and limits, a proxy in front, PostgreSQL.",
    link: "/operating",
  },
  {
    title: "How it compares",
    details: "Measured beside other SDKs, indexers and services, each figure with the command that made it.",
    link: "/guides/comparison",
  },
]

/** The first page: YAML that VitePress lays out. */
export function homePage(): string {
  const front = {
    layout: "home",
    hero: {
      name: "Serac",
      text: "The data of your chains, from your own machine",
      tagline:
        "Self-hosted data and metrics APIs for Avalanche and other EVM chains, and typed TypeScript clients for them.",
      actions: [
        { theme: "brand", text: "Start in five minutes", link: "/guides/start" },
        { theme: "alt", text: "What Serac is", link: "/overview" },
      ],
    },
    features: cards,
  }
  // JSON is YAML.
  return `---\n${JSON.stringify(front)}\n---\n`
}
