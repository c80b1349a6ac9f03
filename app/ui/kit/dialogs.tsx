import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { useDialog } from "../dialog/use-dialog.ts";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { texts } from "./texts.ts";

export function Dialogs() {
  const t = useTexts(texts);
  const { isOpen, openTo, closeTo } = useDialog("logout");
  return (
    <Stack>
      <h2>{t("dialogs")}</h2>
      <Cluster>
        <ButtonLink kind="secondary" to={openTo} preventScrollReset>
          {t("openDialog")}
        </ButtonLink>
      </Cluster>
      {isOpen && (
        <Dialog
          title={t("logoutQuestion")}
          closeTo={closeTo}
          actions={
            <>
              <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
                {t("cancel")}
              </ButtonLink>
              <ButtonLink to={closeTo} replace preventScrollReset>
                {t("logout")}
              </ButtonLink>
            </>
          }
        >
          <p>{t("logoutText")}</p>
        </Dialog>
      )}
    </Stack>
  );
}
