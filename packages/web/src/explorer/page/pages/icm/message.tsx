import { getIcmMessage } from "@serac/data"
import type { ComponentChildren } from "preact"
import { catalogChain, chains } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import type { Message } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { grouped } from "../../format/decimals.ts"
import { printableText, untrustedText } from "../../format/text.ts"
import { duration } from "../../format/time.ts"
import type { PageProps } from "../../page-props.ts"
import { Amount } from "../../ui/amount.tsx"
import { Facts } from "../../ui/facts.tsx"
import { TransactionLink } from "../../ui/links.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { Bytes } from "../evm/input.tsx"
import { fateOf, messageParts } from "./fate.ts"
import { Fate, MessageChain, MessageParty } from "./message-table.tsx"

/** A message: sending, delivery, and receipt. */
export default function MessagePage({ parameters }: PageProps) {
  const { messageId = "" } = parameters
  const version = useChanges(chains.value?.map(({ chainId }) => ({ chainId })))
  const loaded = useData(messageId, (signal) => getIcmMessage(dataClient(), { messageId }, { signal }), version)
  return (
    <>
      <PageHead kind="Message between chains" title="Message" id={messageId} />
      <Show of={loaded}>
        {(message) => (
          <>
            <Timeline message={message} />
            <MessageDetails message={message} />
          </>
        )}
      </Show>
    </>
  )
}

function Timeline({ message }: { readonly message: Message }) {
  const { source, destination } = messageParts(message)
  const { sourceBlockchainId, destinationBlockchainId } = message
  const fate = fateOf(message)
  const took = source && destination && destination.timestamp - source.timestamp
  return (
    <ol class="timeline" aria-label="What became of the message">
      <Step
        title={
          <>
            Sent on <MessageChain blockchainId={sourceBlockchainId} />
          </>
        }
        isDone={source !== undefined}
      >
        {source === undefined ? (
          <p class="soft">The source is not indexed by this service.</p>
        ) : (
          <Moment blockchainId={sourceBlockchainId} {...source} />
        )}
        <p>
          by <MessageParty blockchainId={sourceBlockchainId} address={message.from} isWhole />
        </p>
      </Step>
      <Step
        title={
          <>
            Received on <MessageChain blockchainId={destinationBlockchainId} />
          </>
        }
        isDone={destination !== undefined}
      >
        {destination === undefined ? (
          <p class="soft">Not delivered yet, or its destination is not indexed by this service.</p>
        ) : (
          <>
            <Moment blockchainId={destinationBlockchainId} {...destination} />
            {took === undefined ? null : <p class="soft">{duration(took)} after it was sent</p>}
            <p>
              by <MessageParty blockchainId={destinationBlockchainId} address={destination.delivererAddress} isWhole />
            </p>
          </>
        )}
      </Step>
      <Step title="Executed" isDone={message.messageExecuted} isBad={fate === "failed"}>
        <p class="soft">
          {message.messageExecuted
            ? "Its recipient took it, at once or by a later retry."
            : fate === "failed"
              ? "Its recipient failed. Anybody may retry it on the destination."
              : "Not yet."}
        </p>
        <p>
          to <MessageParty blockchainId={destinationBlockchainId} address={message.to} isWhole />
        </p>
      </Step>
      <Step title="Receipt back on the source" isDone={message.receiptDelivered}>
        <p class="soft">
          {message.receiptDelivered
            ? "Its deliverer can redeem the reward."
            : "It comes with a later message the other way."}
        </p>
      </Step>
    </ol>
  )
}

interface StepProps {
  readonly title: ComponentChildren
  readonly isDone: boolean
  readonly isBad?: boolean
  readonly children: ComponentChildren
}

function Step({ title, isDone, isBad = false, children }: StepProps) {
  return (
    <li class={isBad ? "bad" : isDone ? "done" : "open"}>
      <h2>
        {title}
        <span class="hidden">{isBad ? ": failed" : isDone ? ": done" : ": not yet"}</span>
      </h2>
      {children}
    </li>
  )
}

interface MomentProps {
  readonly blockchainId: string
  readonly txHash: string
  readonly timestamp: number
  readonly gasSpent: string
}

function Moment({ blockchainId, txHash, timestamp, gasSpent }: MomentProps) {
  const chain = catalogChain(blockchainId)
  const { decimals = 18, symbol } = chain?.networkToken ?? {}
  return (
    <>
      <p>
        <FullTime at={timestamp} />
      </p>
      <p>
        {chain === undefined ? (
          <span class="mono">{txHash}</span>
        ) : (
          <TransactionLink chainId={chain.chainId} hash={txHash} isWhole />
        )}
      </p>
      <p class="soft">
        Fee <Amount digits={gasSpent} decimals={decimals} symbol={symbol} />
      </p>
    </>
  )
}

function MessageDetails({ message }: { readonly message: Message }) {
  const { rewardDetails: reward, receipts } = message
  return (
    <>
      <Panel title="Message">
        <Facts
          of={[
            ["Fate", <Fate key="" message={message} />],
            ["Nonce", grouped(message.messageNonce)],
            [
              "Reward",
              reward.value === "0" ? (
                "none"
              ) : (
                <Amount key="" digits={reward.value} decimals={reward.decimals} symbol={reward.symbol} />
              ),
            ],
            [
              "Receipts that it carries",
              receipts.length === 0
                ? "none"
                : receipts.map(({ receivedMessageNonce, relayerRewardAddress }) => (
                    <p key={receivedMessageNonce}>
                      for message {grouped(receivedMessageNonce)}, its reward to{" "}
                      <MessageParty blockchainId={message.destinationBlockchainId} address={relayerRewardAddress} />
                    </p>
                  )),
            ],
          ]}
        />
      </Panel>
      {message.data === undefined ? null : (
        <Panel title="What it carries">
          <Payload data={message.data} />
        </Panel>
      )}
    </>
  )
}

/** The payload of a message: as text, if it is text, and as bytes. */
function Payload({ data }: { readonly data: string }) {
  const text = printableText(data)
  return (
    <>
      {text === undefined ? null : <p class="lines">{untrustedText(text)}</p>}
      <Bytes hex={data} what="message" />
    </>
  )
}
