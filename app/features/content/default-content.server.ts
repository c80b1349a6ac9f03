import type { Brand } from "../../api/configuration.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { createTranslate, type TextKey, type Texts, tableOf } from "../../i18n/translate.ts";
import type { Feature } from "../../screens.ts";
import { texts as about } from "./defaults/about-texts.ts";
import { texts as accessibility } from "./defaults/accessibility-texts.ts";
import { texts as conditions } from "./defaults/conditions-texts.ts";
import { texts as help } from "./defaults/help-texts.ts";
import { texts as privacy } from "./defaults/privacy-texts.ts";
import { texts as usuarioInfo } from "./defaults/usuario-info-texts.ts";

export type Section = { heading: string; blocks: (string | string[])[] };

/** The feature that a text is about, and the text in its place for a group without it, if there is one. */
type About = [feature: Feature, otherwise?: string];

type Outline = {
  texts: Texts<"title">;
  about: Record<string, About>;
  sections: [heading: string, ...blocks: (string | string[])[]][];
};

/** Puts texts in an order; a nested array becomes a list on the page. */
function outline<T extends Texts<"title">>(
  texts: T,
  about: { [Key in TextKey<T>]?: [feature: Feature, otherwise?: TextKey<T>] },
  sections: [TextKey<T>, ...(TextKey<T> | TextKey<T>[])[]][],
): Outline {
  return { texts, about: about as Record<string, About>, sections };
}

/** The texts of a group that has not written its own. */
const outlines = {
  usuario_info: outline(usuarioInfo, { more_ticket: ["tickets"] }, [
    ["order", "order_where", "order_price", "order_notes"],
    ["book", "book_how"],
    [
      "follow",
      "follow_how",
      ["follow_searching", "follow_coming", "follow_waiting", "follow_riding"],
    ],
    ["cancel", "cancel_how"],
    ["pay", "pay_how", "pay_receipt"],
    ["more", "more_call", "more_ticket"],
  ]),
  condiciones_generales: outline(
    conditions,
    { complaints_ticket: ["tickets", "complaints_rights"] },
    [
      ["service", "service_panel", "service_trip"],
      ["account", "account_data", "account_password", "account_end"],
      ["price", "price_fixed", "price_estimate", "price_tariff"],
      ["order", "order_promise", "order_cancel", "order_charge"],
      ["pay", "pay_how"],
      ["company", "company_duty"],
      ["conduct", "conduct_duty"],
      ["complaints", "complaints_call", "complaints_ticket"],
      ["changes", "changes_when"],
    ],
  ),
  politica_privacidad: outline(
    privacy,
    { what_talk: ["tickets", "what_messages"], rights_how: ["tickets", "rights_profile"] },
    [
      ["who", "who_is"],
      [
        "what",
        "what_intro",
        ["what_account", "what_trips", "what_places", "what_payment", "what_talk"],
      ],
      ["who_sees", "who_sees_driver", "who_sees_company", "who_sees_group", "who_sees_nobody"],
      [
        "cookies",
        "cookies_intro",
        ["cookies_session", "cookies_language", "cookies_refresh", "cookies_message"],
        "cookies_trackers",
      ],
      ["long", "long_account"],
      ["rights", "rights_what", "rights_call", "rights_how", "rights_authority"],
    ],
  ),
  help: outline(help, { lost_answer: ["tickets"] }, [
    ["when", "when_answer"],
    ["cost", "cost_answer"],
    ["ahead", "ahead_answer"],
    ["cancel", "cancel_answer"],
    ["lost", "lost_answer", "lost_call"],
    ["receipt", "receipt_answer"],
    ["password", "password_answer"],
    ["code", "code_answer"],
    ["company", "company_answer", "company_call"],
    ["leave", "leave_answer"],
  ]),
  accessibility: outline(
    accessibility,
    {
      limits_map: ["map"],
      limits_camera: ["purses"],
      limits_published: ["club", "limits_published_brand"],
      tell_ticket: ["tickets"],
    },
    [
      ["aim", "aim_standard"],
      [
        "works",
        "works_intro",
        [
          "works_keyboard",
          "works_reader",
          "works_zoom",
          "works_colour",
          "works_motion",
          "works_scripts",
        ],
      ],
      ["limits", ["limits_map", "limits_pdf", "limits_camera", "limits_published"]],
      ["checks", "checks_how"],
      ["tell", "tell_call", "tell_ticket"],
      ["date", "date_when"],
    ],
  ),
  about: outline(
    about,
    { whom_people: ["signUp"], whom_hotels: ["hotel"], reach_ticket: ["tickets"] },
    [
      ["what", "what_answer"],
      ["whom", ["whom_people", "whom_companies", "whom_hotels"]],
      ["reach", "reach_call", "reach_ticket"],
    ],
  ),
} satisfies Record<string, Outline>;

export type DefaultKey = keyof typeof outlines;

export const defaultKeys = Object.keys(outlines) as DefaultKey[];

export const isDefaultKey = (key: string): key is DefaultKey => Object.hasOwn(outlines, key);

export function defaultTitle(key: DefaultKey, brand: Brand, language: Language): string {
  return createTranslate(outlines[key].texts, language)("title", { brand: brand.name });
}

export function defaultSections(key: DefaultKey, brand: Brand, language: Language): Section[] {
  const { texts, about, sections }: Outline = outlines[key];
  const t = createTranslate(texts as Texts, language);
  const phone = brand.phone ? formatPhone(brand.phone, brand.phone) : "";
  const translate = (text: string) => t(text, { brand: brand.name, phone });
  // Without a phone we leave out the texts that mention one.
  const isComplete = (text: string) =>
    phone !== "" || !tableOf(texts as Texts, language)[text]?.includes("{{phone}}");
  const toShown = (text: string): string[] => {
    const [feature, otherwise] = about[text] ?? [];
    const shown = !feature || brand.features[feature] ? text : otherwise;
    return shown && isComplete(shown) ? [translate(shown)] : [];
  };
  const toBlocks = (block: string | string[]): Section["blocks"] => {
    if (typeof block === "string") return toShown(block);
    const list = block.flatMap(toShown);
    return list.length > 0 ? [list] : [];
  };
  return sections
    .map(([heading, ...blocks]) => ({
      heading: translate(heading),
      blocks: blocks.flatMap(toBlocks),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
