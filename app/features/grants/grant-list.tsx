import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import type { GrantView } from "./load-grants.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "GrantList")`
  display: grid;
  gap: ${space.m};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s} ${space.m};
  }
  li + li { padding-top: ${space.m}; border-top: 1px solid var(--border); }
  div { flex: 1 1 16rem; min-width: 0; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** The user's standing permissions, each with a button to revoke it; nothing where there are none. */
export function GrantList({ grants }: { grants: GrantView[] }) {
  const t = useTexts(texts);
  if (grants.length === 0) return null;
  return (
    <Card aria-labelledby="grants">
      <h2 id="grants">{t("title")}</h2>
      <p>{t("intro")}</p>
      <List>
        {grants.map((grant) => (
          <GrantRow key={grant.purpose} grant={grant} />
        ))}
      </List>
    </Card>
  );
}

function GrantRow({ grant: { purpose, state, given, used } }: { grant: GrantView }) {
  const t = useTexts(texts);
  const name = t(`for_${purpose}`);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          {t("given", { when: given })} · {used ? t("used", { when: used }) : t("never_used")}
        </p>
        {state !== "open" && <p>{t(state)}</p>}
      </div>
      <Form method="post" preventScrollReset>
        <HiddenFields values={{ form: "grant", purpose }} />
        <Button kind="secondary" compact>
          {t(state === "refused" ? "dismiss" : "revoke")}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}
