import { Link } from "@remix-run/react";
import { PageBanner } from "../../../ui/feedback/page-banner.tsx";
import type { OutageView } from "./outage-view.server.ts";
import { CallSentence, TimeSentence } from "./sentences.tsx";

/** Says what does not work, until it works again. */
export const OutageBanner = ({ outage: { text, since, call, link } }: { outage: OutageView }) => (
  <PageBanner title={text}>
    <TimeSentence {...since} /> {call && <CallSentence {...call} />}{" "}
    <Link to={link.to}>{link.label}</Link>
  </PageBanner>
);
