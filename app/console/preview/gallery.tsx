import { Fragment } from "react";
import type { Brand } from "../../api/configuration.server.ts";
import { nativeNames, toOffer } from "../../i18n/languages.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { kindsOf, readScreen, type SampleScreen, screensOf } from "../../samples/sample-screens.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { fontSize, radius, space, touch, ui } from "../../ui/styled.ts";
import { type Choice, toGalleryAddress, toScreenAddress } from "./choice.ts";
import { texts } from "./texts.ts";

const Choices = ui("nav", "StudioChoices")`
  display: grid;
  grid-template-columns: minmax(5rem, auto) 1fr;
  gap: ${space.xxs} ${space.m};

  h2 { align-self: center; color: var(--muted); font-size: ${fontSize.s}; font-weight: 600; }
  ul { display: flex; flex-wrap: wrap; gap: ${space.xxs}; list-style: none; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touch};
    padding: 0 ${space.s};
    border: 1px solid transparent;
    border-radius: ${radius.pill};
    text-decoration: none;
    &:hover { border-color: var(--boundary); }
    &[aria-current] { border-color: var(--main-edge); background: var(--main-tint); color: var(--text); font-weight: 600; }
  }
  @media (max-width: 40rem) { grid-template-columns: 1fr; h2 { padding-top: ${space.xs}; } }
`;

/** Both frames have the width of a device; the desktop's is shown smaller, so that it fits on the page. */
const Frames = ui("div", "StudioFrames")`
  --scale: 0.58;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.l};

  figure { display: grid; gap: ${space.xs}; min-width: 0; margin: 0; }
  figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space.m}; color: var(--muted); font-size: ${fontSize.s}; }
  figcaption a { display: inline-flex; align-items: center; min-height: ${touch}; }
  figure > div { overflow: hidden; border: 1px solid var(--boundary); border-radius: ${radius.m}; }
  iframe { display: block; border: 0; }
  [data-device="phone"] > div { width: calc(390px * var(--phone, 1)); height: calc(800px * var(--phone, 1)); }
  [data-device="phone"] iframe { width: 390px; height: 800px; transform: scale(var(--phone, 1)); transform-origin: 0 0; }
  [data-device="desktop"] > div { width: calc(1280px * var(--scale)); height: calc(1379px * var(--scale)); }
  [data-device="desktop"] iframe { width: 1280px; height: 1379px; transform: scale(var(--scale)); transform-origin: 0 0; }

  @media (max-width: 78rem) { --scale: 0.5; }
  @media (max-width: 48rem) { --scale: 0.26; --phone: 0.85; }
  @media (max-width: 24rem) { --scale: 0.22; --phone: 0.7; }
`;

/** The panel's screens for a brand: links choose one, and frames show it as on a phone and on a desktop. */
export function Gallery({ base, brand, choice }: { base: string; brand: Brand; choice: Choice }) {
  const t = useTexts(texts);
  const { kind, screen, language, scheme } = choice;
  const address = toScreenAddress(base, choice);
  const options = <Value extends string>(
    values: readonly Value[],
    current: Value,
    toOption: (value: Value) => { change: Partial<Choice>; label: string; lang?: string },
  ) => ({ current, options: values.map((value) => ({ value, ...toOption(value) })) });
  const groups = {
    kinds: options(kindsOf(brand), kind, (value) => ({
      change: { kind: value, screen: readScreen(value, undefined, brand) },
      label: t(`kind_${value}`),
    })),
    screens: options<SampleScreen>(screensOf(kind, brand), screen, (value) => ({
      change: { screen: value },
      label: t(`screen_${value}`),
    })),
    languages: options(toOffer(brand).languages, language, (value) => ({
      change: { language: value },
      label: nativeNames[value],
      lang: value,
    })),
    schemes: options(["light", "dark"] as const, scheme, (value) => ({
      change: { scheme: value },
      label: t(`scheme_${value}`),
    })),
  };
  return (
    <>
      <Choices aria-label={t("choices")}>
        {(["kinds", "screens", "languages", "schemes"] as const).map((name) => (
          <Fragment key={name}>
            <h2>{t(name)}</h2>
            <ul>
              {groups[name].options.map(({ value, change, label, lang }) => (
                <li key={value}>
                  <a
                    href={toGalleryAddress(base, { ...choice, ...change })}
                    lang={lang}
                    aria-current={value === groups[name].current ? "true" : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Choices>
      {scheme === "dark" && !brand.hasDarkScheme && <Notice>{t("noDarkScheme")}</Notice>}
      <Frames>
        {(["phone", "desktop"] as const).map((device) => (
          <figure key={device} data-device={device}>
            <figcaption>
              <span>{t(device)}</span>
              <a href={address} target="_blank" rel="noreferrer">
                {t("openAlone")}
              </a>
            </figcaption>
            <div>
              {/* No script runs in it; without its own origin, it would get no style sheet. */}
              <iframe
                src={address}
                title={`${t(`screen_${screen}`)}, ${t(device)}`}
                sandbox="allow-same-origin"
                loading="lazy"
                tabIndex={-1}
              />
            </div>
          </figure>
        ))}
      </Frames>
    </>
  );
}
