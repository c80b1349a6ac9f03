import type { PhoneLink } from "../../../i18n/phones.server.ts";
import type { Sentence } from "./sentence.ts";
import type { ShownTime } from "./since.server.ts";

export const TimeSentence = ({ before, middle, after }: Sentence<ShownTime>) => (
  <>
    {before}
    <time dateTime={middle.iso}>{middle.text}</time>
    {after}
  </>
);

export const CallSentence = ({ before, middle, after }: Sentence<PhoneLink>) => (
  <>
    {before}
    <a href={middle.href}>{middle.text}</a>
    {after}
  </>
);
