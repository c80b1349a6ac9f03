import { Form } from "@remix-run/react";
import { GrantList } from "../../features/grants/grant-list.tsx";
import { useAddressErrors } from "../../features/places/address-field.tsx";
import { useFormReply, useSubmissionCount } from "../../forms/use-form-reply.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useDeferred } from "../../ui/deferred-part.tsx";
import { useDialog } from "../../ui/dialog/dialog.tsx";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { Profile } from "./load.server.ts";
import { HomeAddress, PasswordForm, ProfileForm } from "./profile-forms.tsx";
import { texts } from "./texts.ts";

export function ProfileView({ profile }: { profile: Profile }) {
  const t = useTexts(texts);
  const { summary: profileSummary } = useFormReply({
    form: "profile",
    labels: {
      name: t(profile.isCompany ? "company_name" : "name"),
      email: t("email"),
      phone: t("phone"),
      avatar: t("avatar"),
      logo: t("logo"),
    },
  });
  const { summary: passwordSummary } = useFormReply({
    form: "password",
    labels: {
      current_password: t("current_password"),
      password: t("new_password"),
      password_confirmation: t("repeat_password"),
    },
  });
  const { summary: homeSummary } = useFormReply({ form: "home" });
  const { found } = profile;
  const searchSummary = { errors: useAddressErrors(found), occasion: found };
  const rounds = {
    profile: useSubmissionCount("profile"),
    password: useSubmissionCount("password"),
  };
  const { openTo } = useDialog("logout");
  return (
    <Page $width="reading">
      <h1>{t("title")}</h1>
      {/* One summary for all forms, since an unreadable one does not say which it is. */}
      <ErrorSummary
        {...([profileSummary, homeSummary, passwordSummary].find(
          ({ errors }) => errors.length > 0,
        ) ?? searchSummary)}
      />
      <Card>
        <h2>{t("details")}</h2>
        <ProfileForm key={rounds.profile} {...profile} />
      </Card>
      <Card>
        <h2>{t(profile.isCompany ? "company_address" : "home")}</h2>
        <HomeAddress {...profile} />
      </Card>
      <Card>
        <h2>{t("password")}</h2>
        <PasswordForm key={rounds.password} login={profile.email ?? profile.phone ?? ""} />
      </Card>
      <GrantList grants={useDeferred(profile.grants) ?? []} />
      <Card>
        <h2 id="language">{t("language")}</h2>
        <LanguageForm languages={profile.languages} back={profile.here} />
      </Card>
      {profile.clubPath && (
        <Card>
          <h2>{t("club")}</h2>
          <p>{t("club_hint")}</p>
          <Cluster>
            <ButtonLink kind="secondary" icon="store" to={profile.clubPath}>
              {t("to_club")}
            </ButtonLink>
          </Cluster>
        </Card>
      )}
      {profile.dataPath && (
        <Card>
          <h2>{t("data")}</h2>
          <p>{t("data_hint")}</p>
          <Cluster>
            <ButtonLink kind="secondary" icon="download" to={profile.dataPath} reloadDocument>
              {t("download_data")}
            </ButtonLink>
          </Cluster>
        </Card>
      )}
      <Card>
        <h2>{t("account")}</h2>
        <Cluster>
          <ButtonLink kind="secondary" icon="log-out" to={openTo}>
            {t("log_out")}
          </ButtonLink>
          <ButtonLink kind="quiet" icon="trash" to={profile.removePath}>
            {t("remove_account")}
          </ButtonLink>
        </Cluster>
      </Card>
    </Page>
  );
}

function LanguageForm({ languages, back }: Pick<Profile, "languages"> & { back: string }) {
  const current = useLanguage();
  return (
    <Cluster as={Form} method="post" action="/language" aria-labelledby="language" reloadDocument>
      <input type="hidden" name="back" value={back} />
      {languages.map(({ language, name }) => (
        <Button
          key={language}
          kind="secondary"
          icon={language === current ? "check" : undefined}
          aria-pressed={language === current}
          name="language"
          value={language}
          lang={language}
        >
          {name}
        </Button>
      ))}
    </Cluster>
  );
}
