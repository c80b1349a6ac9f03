import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import type { BrandColours } from "../../tenant/theme.ts";
import { Table } from "../../ui/data/table.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import {
  isOfBrand,
  isWeak,
  type Judged,
  type JudgedPair,
  judgeColours,
  schemes,
} from "./judge-colours.ts";
import { TextSwatch } from "./swatch.tsx";
import { texts } from "./texts.ts";

/** How well every pair of colours can be read, before and after the panel's repair. */
export function ColoursPage({ colours }: { colours: BrandColours }) {
  const t = useTexts(texts);
  const pairs = judgeColours(colours);
  const weak = pairs.filter(isWeak);
  const first = weak.filter(isOfBrand);
  const others = pairs.filter((pair) => !first.includes(pair));
  return (
    <>
      <p>{t("contrastIntro")}</p>
      <Notice kind={weak.length > 0 ? "info" : "success"}>
        {t("repaired", { count: weak.length })}
      </Notice>
      {first.length > 0 && <Pairs caption={t("weakPairs")} pairs={first} />}
      <details>
        <summary>{t("otherPairs", { count: others.length })}</summary>
        <Pairs caption={t("otherPairs", { count: others.length })} isCaptionHidden pairs={others} />
      </details>
    </>
  );
}

function Pairs({
  pairs,
  ...caption
}: {
  caption: string;
  isCaptionHidden?: boolean;
  pairs: JudgedPair[];
}) {
  const t = useTexts(texts);
  return (
    <Table
      {...caption}
      cardsTo="laptop"
      rows={pairs}
      toKey={({ pair }) => `${pair.colour} ${pair.on}`}
      columns={[
        {
          key: "pair",
          header: t("pair"),
          isRowHeader: true,
          isFreeText: true,
          cell: ({ pair }) => t("pairOn", { colour: pair.colour.slice(2), on: pair.on.slice(2) }),
        },
        {
          key: "needed",
          header: t("needed"),
          align: "end",
          cell: ({ pair }) => <Ratio value={pair.needed} />,
        },
        ...schemes.flatMap((scheme) =>
          (["before", "after"] as const).map((when) => ({
            key: `${scheme} ${when}`,
            header: t(`${scheme}_${when}`),
            cell: (row: JudgedPair) => <Verdict judged={row[scheme][when]} />,
          })),
        ),
      ]}
    />
  );
}

function Verdict({ judged: { colour, on, ratio, isEnough } }: { judged: Judged }) {
  return (
    <Cluster $gap="xs">
      <TextSwatch colour={colour} on={on} />
      <Badge tone={isEnough ? "success" : "danger"}>
        <Ratio value={ratio} />
      </Badge>
    </Cluster>
  );
}

/** Rounded down, since 4.49 is not enough. */
function Ratio({ value }: { value: number }) {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 2 },
  });
  return <>{`${format.format(Math.floor(value * 100) / 100)}:1`}</>;
}
