import { Form } from "@remix-run/react";
import { PictureField } from "../../features/account/picture-field.tsx";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { Logo } from "./logo.tsx";
import { texts } from "./texts.ts";

export type Details = {
  name: string;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  logo: string | null;
  isCompany: boolean;
};

export function ProfileForm({ details }: { details: Details }) {
  const t = useTexts(texts);
  const { field, blank } = useFormReply({ form: "profile" });
  const { name, email, phone, avatar, logo, isCompany } = details;
  const isBusy = usePending().formData?.get("form") === "profile";
  return (
    <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
      <input type="hidden" name="form" value="profile" />
      {isCompany && (
        <PictureField
          label={t("logo")}
          hint={t("picture_hint")}
          show={(chosen) => <Logo image={chosen ?? logo} />}
          {...blank("logo")}
        />
      )}
      <PictureField
        label={t("avatar")}
        hint={t("picture_hint")}
        show={(chosen) => <Avatar name={name} image={chosen ?? avatar} large />}
        {...blank("avatar")}
      />
      <TextField
        label={t(isCompany ? "company_name" : "name")}
        autoComplete={isCompany ? "organization" : "name"}
        {...field("name", name)}
      />
      <TextField
        type="email"
        label={t("email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        optional={!email}
        {...field("email", email ?? "")}
      />
      <TextField
        type="tel"
        label={t("phone")}
        autoComplete="tel"
        optional={!phone}
        {...field("phone", phone ?? "")}
      />
      <div>
        <Button busy={isBusy}>{t("save")}</Button>
      </div>
    </Stack>
  );
}
