import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { getProfile } from "../../api/account.server.ts";
import { statusOf, submit } from "../../forms/submit.server.ts";
import { formatPhone } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { mayEnter } from "../../session/access.ts";
import { loadHome } from "./load-home.server.ts";
import { savePassword, saveProfile } from "./save.server.ts";
import { saveHome } from "./save-home.server.ts";
import { profileSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { ProfileView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "profile");
  const { api, brand, siteDomain, user } = context;
  const [{ name, email, phone, avatar, logo, isCompany }, home] = await Promise.all([
    getProfile(api),
    loadHome(args.request, context),
  ]);
  const view = {
    name,
    email,
    phone: phone && formatPhone(phone, brand.phone),
    avatar: toPictureAddress(avatar, context),
    logo: toPictureAddress(logo, context),
    isCompany,
    home,
    here: pathTo("profile", { siteDomain }),
    clubPath: mayEnter("club", user) ? pathTo("club", { siteDomain }) : undefined,
    removePath: pathTo("remove_account", { siteDomain }),
  };
  return data(view, statusOf(home.found.state === "too_short" ? [home.found] : []));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "profile");
  return submit(args.request, {
    language: context.language,
    schema: profileSchema(context.user, context.brand),
    // The user does not type the address, so its errors belong to the form as a whole.
    fields: { "favorito.direccion": "", "favorito.lat": "", "favorito.lng": "" },
    run: async (sent) => {
      if (sent.form === "home") return { flash: await saveHome(sent, context), cookies: [] };
      return sent.form === "profile" ? saveProfile(sent, context) : savePassword(sent, context);
    },
    done: ({ flash, cookies }) =>
      redirectWithFlash(pathTo("profile", { siteDomain: context.siteDomain }), context.app, {
        flash,
        cookies,
      }),
  });
}

export default function Profile() {
  return <ProfileView profile={useLoaderData<typeof loader>()} />;
}
