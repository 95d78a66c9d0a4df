import { getTokenDetails, reindexNft } from "@serac/data"
import { useEffect, useState } from "preact/hooks"
import { dataClient } from "../../data/client.ts"
import { pageFailure } from "../../data/failure.ts"
import { useData } from "../../data/use-data.ts"
import { shortId, spacedWords, untrustedName, untrustedText } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Badge, type Tone } from "../../ui/badge.tsx"
import { Facts } from "../../ui/facts.tsx"
import { ChainLink, Id, Party } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { PictureView } from "../../ui/picture.tsx"
import { Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { type Nft, nftOf } from "./nft-of.ts"
import { traitsOf } from "./nft-traits.ts"
import { NftHistory, TokenHolders } from "./token-lists.tsx"

const tones: ReadonlyMap<string, Tone> = new Map([
  ["indexed", "good"],
  ["unindexed", "plain"],
])

/** An NFT: its picture, metadata and owner. */
export default function NftPage({ parameters }: PageProps) {
  const { chainId = "", address = "", tokenId = "" } = parameters
  const at = { chainId, address, tokenId }
  const [version, renew] = useState(0)
  const loaded = useData(
    `${chainId} ${address} ${tokenId}`,
    (signal) => getTokenDetails(dataClient(), at, { signal }),
    version,
  )
  const token = loaded.value && nftOf(loaded.value)
  const collection = untrustedName(token?.name ?? "") || shortId(address)
  return (
    <>
      <PageHead
        kind={
          <>
            {token?.ercType ?? "NFT"} of{" "}
            <OwnLink to={pathTo`/chains/${chainId}/addresses/${address}`}>{collection}</OwnLink> on{" "}
            <ChainLink chainId={chainId} />
          </>
        }
        title={untrustedName(token?.metadata.name ?? "") || `${collection} #${shortId(tokenId, 8)}`}
      />
      <Show of={loaded}>
        {(value) => (
          <>
            <NftDetails chainId={chainId} token={nftOf(value)} />
            {nftOf(value).ercType === "ERC-1155" ? (
              <Panel title="Holders">
                <TokenHolders {...at} version={version} />
              </Panel>
            ) : null}
            <Panel title="History">
              <NftHistory {...at} version={version} />
            </Panel>
            <Reindex
              at={at}
              updated={nftOf(value).metadata.metadataLastUpdatedTimestamp}
              look={() => renew((count) => count + 1)}
            />
          </>
        )}
      </Show>
    </>
  )
}

function NftDetails({ chainId, token }: { readonly chainId: string; readonly token: Nft }) {
  const { metadata } = token
  const { indexStatus = "unknown", imageUri, description, attributes, metadataLastUpdatedTimestamp: updated } = metadata
  const traits = traitsOf(attributes)
  return (
    <div class="nft">
      {imageUri === undefined ? (
        <p class="picture none">
          {indexStatus.toLowerCase() === "indexed" ? "Its metadata name no picture." : "Its metadata are not read."}
        </p>
      ) : (
        <PictureView key={imageUri} uri={imageUri} words={untrustedName(metadata.name ?? "Picture of the token")} />
      )}
      <div>
        <Facts
          of={[
            ["Token ID", <Id key="" id={token.tokenId} isWhole />],
            token.ownerAddress !== undefined && [
              "Owner",
              <Party key="" chainId={chainId} party={{ address: token.ownerAddress }} isWhole />,
            ],
            [
              "Metadata",
              <>
                <Badge tone={tones.get(indexStatus.toLowerCase()) ?? "warn"}>{spacedWords(indexStatus)}</Badge>{" "}
                {updated === undefined ? null : <FullTime at={updated} />}
              </>,
            ],
            token.tokenUri !== "" && ["Token URI", <Id key="" id={untrustedText(token.tokenUri, 300)} isWhole />],
            imageUri !== undefined && ["Picture", <Id key="" id={untrustedText(imageUri, 300)} isWhole />],
            metadata.externalUrl !== undefined && ["Says it is at", untrustedText(metadata.externalUrl, 300)],
            description !== undefined && [
              "Description",
              <p key="" class="lines">
                {untrustedText(description)}
              </p>,
            ],
          ]}
        />
        {traits.length === 0 ? null : (
          <Panel title="Traits">
            <dl class="traits">
              {traits.map(({ name, value }) => (
                <div key={`${name} ${value}`}>
                  <dt>{untrustedName(name, 40)}</dt>
                  <dd>{untrustedName(value, 60)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        )}
      </div>
    </div>
  )
}

interface ReindexProps {
  readonly at: { readonly chainId: string; readonly address: string; readonly tokenId: string }
  /** Time of the last metadata update, in Unix seconds. */
  readonly updated: number | undefined
  /** Reloads the NFT to see whether its metadata were updated. */
  readonly look: () => void
}

/** Milliseconds between two polls for updated metadata, and the duration of polling. */
const reindexPollMs = 2_000
const reindexTimeoutMs = 60_000

/** Requests a metadata update, which the service executes in the background. */
function Reindex({ at, updated, look }: ReindexProps) {
  const [said, say] = useState("")
  const [waiting, wait] = useState<{ readonly until: number; readonly since: number | undefined } | undefined>(
    undefined,
  )
  const ask = async () => {
    say("Asking …")
    try {
      await reindexNft(dataClient(), at)
      say("It is being read again; this page looks for it.")
      wait({ until: Date.now() + reindexTimeoutMs, since: updated })
    } catch (error) {
      say(pageFailure(error).words)
    }
  }
  useEffect(() => {
    if (waiting === undefined) return
    if (updated !== waiting.since) {
      say("It was read again.")
      return wait(undefined)
    }
    const timer = setInterval(() => (Date.now() < waiting.until ? look() : wait(undefined)), reindexPollMs)
    return () => clearInterval(timer)
  }, [waiting, updated])
  return (
    <p class="reindex">
      <button type="button" class="button" onClick={ask}>
        Read the metadata again
      </button>{" "}
      <span class="soft" role="status">
        {said}
      </span>
    </p>
  )
}
