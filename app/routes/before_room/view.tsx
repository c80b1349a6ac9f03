import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Cluster } from "../../ui/layout/cluster.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { texts } from "./texts.ts";

export function BeforeRoomView(room: {
  brandName: string;
  phone: string | null;
  extras: string[];
  userName: string | undefined;
  loginPath: string;
  registerPath: string;
}) {
  const t = useTexts(texts);
  return (
    <Page $width="reading">
      <Stack $gap="l">
        <h1>{t("welcome", { brand: room.brandName })}</h1>
        <p>{t("promise")}</p>
        {room.userName ? (
          <p>{t("logged_in", { name: room.userName })}</p>
        ) : (
          <Cluster>
            <ButtonLink to={room.loginPath}>{t("log_in")}</ButtonLink>
            <ButtonLink kind="secondary" to={room.registerPath}>
              {t("sign_up")}
            </ButtonLink>
          </Cluster>
        )}
        {room.phone && (
          <p>
            <a href={`tel:${room.phone}`}>{t("call", { phone: room.phone })}</a>
          </p>
        )}
        {room.extras.length > 0 && (
          <ul>
            {room.extras.map((extra) => (
              <li key={extra}>{extra}</li>
            ))}
          </ul>
        )}
      </Stack>
    </Page>
  );
}
