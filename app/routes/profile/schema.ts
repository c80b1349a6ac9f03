import { z } from "zod";
import type { Brand } from "../../api/configuration.server.ts";
import type { User } from "../../api/session.server.ts";
import { grantForm } from "../../features/grants/load-grants.server.ts";
import { addressFields } from "../../features/places/chosen-address.server.ts";
import { picture } from "../../forms/file-format.server.ts";
import {
  alpha,
  email,
  formsOf,
  maxLength,
  password,
  phoneOf,
  type Rule,
  required,
  sameAs,
  secret,
  text,
} from "../../forms/rules.server.ts";
import { countryOf } from "../../i18n/phones.server.ts";

/** The user can change a stored value, but not clear it. */
const keepsValue = (known: string | null): Rule[] => (known ? [required] : []);

/** A company's name may contain any characters: "Taller 3, S.L.". */
export const profileSchema = (user: User, brand: Brand) =>
  formsOf(
    z.object({
      form: z.literal("profile"),
      name: text(required, ...(user.isCompany ? [] : [alpha]), maxLength(120)),
      email: text(...keepsValue(user.email), email),
      phone: text(...keepsValue(user.phone), phoneOf(countryOf(brand))),
      avatar: picture.optional(),
      logo: picture.optional(),
    }),
    // The idempotency key: a form that is sent twice saves one address.
    z.object({ form: z.literal("home"), key: z.uuid("unreadable"), ...addressFields }),
    grantForm,
    z
      .object({
        form: z.literal("password"),
        current_password: secret(required, maxLength(200)),
        password: secret(required, password),
        password_confirmation: secret(required),
      })
      .check(sameAs("password_confirmation", "password")),
  );

type Sent = z.output<ReturnType<typeof profileSchema>>;
export type ProfileSent = Extract<Sent, { form: "profile" }>;
export type HomeSent = Extract<Sent, { form: "home" }>;
export type PasswordSent = Extract<Sent, { form: "password" }>;
